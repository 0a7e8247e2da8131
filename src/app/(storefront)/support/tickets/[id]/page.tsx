import { redirect } from 'next/navigation'
import { cache } from 'react'
import { parseWhole } from '@/kernel/numbers'
import { getTicket } from '@/modules/support/tickets/queries/get-ticket'
import { readSupportContacts } from '@/modules/support/tickets/queries/read-support-contacts'
import type { TicketRow } from '@/modules/support/tickets/queries/select-ticket'
import { ownTicketHref, staffTicketHref } from '@/modules/support/tickets/rules/ticket-hrefs'
import { subjectOf } from '@/modules/support/tickets/rules/ticket-subject'
import { SubjectCard } from '@/modules/support/tickets/ui/subject-card'
import { TicketThread } from '@/modules/support/tickets/ui/thread/ticket-thread'
import * as words from '@/modules/support/tickets/ui/words'
import { actorOf } from '@/server/actor-of'
import { dbOf } from '@/server/db-of'
import { NotFoundPage } from '@/shell/storefront/not-found-page'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { PageHeading } from '@/ui/page-parts'
import { needPerson } from '../../../dashboard/need-person'
import { signedInPerson } from '../../../dashboard/signed-in-person'

type Props = { params: Promise<{ id: string }> }

/** One's own question; anybody else's is not there. */
const readOwnTicket = cache(async (given: string): Promise<TicketRow | null> => {
  const [id, person] = [parseWhole(given), await signedInPerson()]
  if (!id || !person) return null
  const ticket = await getTicket(await dbOf(person.req), id)
  return ticket?.customerId === person.account.id ? ticket : null
})

export const generateMetadata = async ({ params }: Props) => {
  const { id } = await params
  return pageMetadata({
    title: (await readOwnTicket(id)) ? words.question : words.questionNotFound,
    description: words.questionsAndAnswers,
    path: `/support/tickets/${id}`,
    isIndexed: false,
  })
}

/** One's own question. Guests are asked to sign in, staff see it in the back office. */
export default async function TicketAddress({ params }: Props) {
  const given = (await params).id
  const id = parseWhole(given)
  const { req } = await needPerson(`/support/tickets/${given}`)
  if (id && (await actorOf(req)).kind === 'staff') redirect(staffTicketHref(id))
  const ticket = await readOwnTicket(given)
  if (!ticket) return <NotFoundPage kind="question" />
  if (ticket.mergedIntoId !== null) redirect(ownTicketHref(ticket.mergedIntoId))
  const about = subjectOf(ticket, 'customer')
  return (
    <>
      <PageHeading title={ticket.subject}>{words.questionCalled(ticket.ticketNumber)}</PageHeading>
      <div className="grid gap-6">
        {about && <SubjectCard about={about} />}
        <TicketThread contacts={await readSupportContacts(req.payload)} id={ticket.id} key={ticket.id} />
      </div>
    </>
  )
}
