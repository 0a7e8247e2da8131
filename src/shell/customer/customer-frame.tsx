import type { ReactNode } from 'react'
import { ClientProvider } from '@/ui/client/client-provider'
import { Notice } from '@/ui/form/notice'
import { PlainLink } from '@/ui/link'
import { Container } from '@/ui/page-parts'
import { CustomerNav } from './customer-nav'
import { customerPageGroups } from './customer-page-groups'
import { SessionEndedNotice } from './session-ended-notice'
import * as words from './words'

const PROFILE = '/dashboard/profile'

type Props = {
  /** What the profile still lacks, in words. */
  missing: readonly string[]
  children: ReactNode
}

/** The frame of the customer's area: navigation at the side, or above it on a phone, and the page. */
export function CustomerFrame({ missing, children }: Props) {
  return (
    <Container className="gap-12 py-4 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-8">
      <CustomerNav groups={customerPageGroups()} />
      <div className="min-w-0 pt-4 lg:pt-0">
        <SessionEndedNotice />
        {missing.length > 0 && (
          <Notice tone="amber">
            {words.yourProfileIsIncomplete(missing.join(', '))}{' '}
            <PlainLink href={PROFILE} className="font-semibold underline underline-offset-3">
              {words.completeYourProfile}
            </PlainLink>
          </Notice>
        )}
        <ClientProvider>{children}</ClientProvider>
      </div>
    </Container>
  )
}
