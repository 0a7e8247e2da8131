import type { ReactNode } from 'react'
import { cx } from '@/ui/cx'
import { Notice } from '@/ui/form/notice'
import { Container } from '@/ui/page-parts'
import { AuthPanelProvider } from './auth-panel-context'
import * as words from './words'

type Props = { next?: string; isWide?: boolean; children: ReactNode }

/** A page of its own for one panel. What needs a script shows a message without one. */
export function AuthPage({ next = '/', isWide = false, children }: Props) {
  return (
    <Container className="py-8 md:py-12">
      <div
        className={cx(
          'mx-auto rounded-card border border-line bg-surface px-4 py-6 sm:p-8',
          isWide ? 'max-w-[46rem]' : 'max-w-[28rem]',
        )}
      >
        <div className="unscripted">
          <Notice tone="amber">
            {words.signingInAndSigningUp} <a href="/contact-us">{words.contact}</a>.
          </Notice>
        </div>
        <AuthPanelProvider inDialog={false} next={next}>
          {children}
        </AuthPanelProvider>
      </div>
    </Container>
  )
}
