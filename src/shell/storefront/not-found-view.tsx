import { JOBS } from '@/modules/careers/openings/rules/opening-urls'
import { BLOG } from '@/modules/content/publishing/rules/public-urls'
import { OWN_TICKETS } from '@/modules/support/tickets/rules/ticket-hrefs'
import { buttonStyle } from '@/ui/button'
import { EmptyState } from '@/ui/empty-and-error-states'
import { PlainLink } from '@/ui/link'
import { Container } from '@/ui/page-parts'
import * as words from './words'

const VEHICLES = { href: '/vehicles', label: words.seeAllVehicles }
const HOME = { href: '/', label: words.home }
const TO_QUESTIONS = { href: OWN_TICKETS, label: words.yourQuestions }
const TO_JOBS = { href: JOBS, label: words.seeJobs }
const TO_BLOG = { href: BLOG, label: words.goToBlog }

/** What was looked for, with the ways on from there. */
const MISSING = {
  vehicle: { title: words.weCantFind, text: words.vehicleMayBeGone, links: [VEHICLES, HOME] },
  post: { title: words.weCantFindPost, text: words.postMayBeGone, links: [TO_BLOG, HOME] },
  job: { title: words.jobNoLongerOffered, text: words.jobMayBeGone, links: [TO_JOBS, HOME] },
  page: { title: words.weCantFind, text: words.pageMayBeGone, links: [HOME, TO_BLOG] },
  question: { title: words.questionNotFound, text: words.questionMayNotBeYours, links: [TO_QUESTIONS, HOME] },
} as const

export type NotFoundProps = { kind?: keyof typeof MISSING }

/** What a visitor sees at a URL without a page. */
export function NotFoundView({ kind = 'vehicle' }: NotFoundProps) {
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
