import type { Metadata } from 'next'
import { answerNotFound } from '@/server/http/answer-not-found'
import { buttonStyle } from '@/ui/button'
import { EmptyState } from '@/ui/empty-and-error-states'
import { PlainLink } from '@/ui/link'
import { Container } from '@/ui/page-parts'
import * as words from './words'

/** The head of a URL without a page. */
export const NOT_FOUND_HEAD: Metadata = { title: words.pageNotFound, robots: { index: false, follow: true } }

/** The page for a URL that has none, with the status for that. */
export function NotFoundPage() {
  answerNotFound()
  return <NotFoundView />
}

/** What a visitor sees at a URL without a page. */
export function NotFoundView() {
  return (
    <Container className="py-16">
      <EmptyState
        heading="h1"
        title={words.weCantFind}
        actions={
          <>
            <PlainLink href="/vehicles" className={buttonStyle('primary')}>
              {words.seeAllVehicles}
            </PlainLink>
            <PlainLink href="/" className={buttonStyle('secondary')}>
              {words.home}
            </PlainLink>
          </>
        }
      >
        <p>{words.vehicleMayBeGone}</p>
      </EmptyState>
    </Container>
  )
}
