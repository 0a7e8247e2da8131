import type { Metadata } from 'next'
import { BLOG } from '@/modules/content/publishing/rules/reserved-and-public-urls'
import { OWN_TICKETS } from '@/modules/support/tickets/rules/ticket-hrefs'
import { answerNotFound } from '@/server/http/answer-not-found'
import { buttonStyle } from '@/ui/button'
import { EmptyState } from '@/ui/empty-and-error-states'
import { PlainLink } from '@/ui/link'
import { Container } from '@/ui/page-parts'
import * as words from './words'

/** The head of a URL without a page. */
export const NOT_FOUND_HEAD: Metadata = { title: words.pageNotFound, robots: { index: false, follow: true } }

const VEHICLES = { href: '/vehicles', label: words.seeAllVehicles }
const HOME = { href: '/', label: words.home }
const TO_QUESTIONS = { href: OWN_TICKETS, label: words.yourQuestions }
const TO_BLOG = { href: BLOG, label: words.goToBlog }

/** What was looked for, with the ways on from there. */
const MISSING = {
  vehicle: { title: words.weCantFind, text: words.vehicleMayBeGone, links: [VEHICLES, HOME] },
  post: { title: words.weCantFindPost, text: words.postMayBeGone, links: [TO_BLOG, HOME] },
  page: { title: words.weCantFind, text: words.pageMayBeGone, links: [HOME, TO_BLOG] },
  question: { title: words.questionNotFound, text: words.questionMayNotBeYours, links: [TO_QUESTIONS, HOME] },
} as const

type Props = { kind?: keyof typeof MISSING }

/** The page for a URL that has none, with the status for that. */
export function NotFoundPage({ kind }: Props) {
  answerNotFound()
  return <NotFoundView kind={kind} />
}

/** What a visitor sees at a URL without a page. */
export function NotFoundView({ kind = 'vehicle' }: Props) {
  const { links, text, title } = MISSING[kind]
  return (
    <Container className="py-16">
      <EmptyState
        heading="h1"
        title={title}
        actions={links.map(({ href, label }, index) => (
          <PlainLink key={href} href={href} className={buttonStyle(index === 0 ? 'primary' : 'secondary')}>
            {label}
          </PlainLink>
        ))}
      >
        <p>{text}</p>
      </EmptyState>
    </Container>
  )
}
