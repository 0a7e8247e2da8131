import { Suspense } from 'react'
import { listOwnTickets } from '@/modules/support/tickets/queries/list-tickets'
import { OWN_TICKETS_ROWS } from '@/modules/support/tickets/rules/ticket-limits'
import { OwnTickets } from '@/modules/support/tickets/ui/own-tickets'
import { RefreshTickets } from '@/modules/support/tickets/ui/refresh-tickets'
import { StaffUseBackOfficeNote } from '@/modules/support/tickets/ui/staff-use-back-office-note'
import * as words from '@/modules/support/tickets/ui/words'
import { actorOf } from '@/server/actor-of'
import { dbOf } from '@/server/db-of'
import { CardsLoading } from '@/ui/empty-and-error-states'
import { PageHeading } from '@/ui/page-parts'
import { needPerson } from '../need-person'
import { type ListPageProps, pageNumber } from '../page-number'

type Props = ListPageProps & { path: string }

/** A customer's own questions. */
export async function OwnTicketsPage({ path, searchParams }: Props) {
  // Guests are sent away before anything is shown.
  const { req } = await needPerson(path)
  const page = await pageNumber({ searchParams })
  const isStaff = (await actorOf(req)).kind === 'staff'
  return (
    <>
      <PageHeading title={words.yourQuestions}>{words.questionsAndAnswers}</PageHeading>
      {isStaff ? (
        <StaffUseBackOfficeNote />
      ) : (
        <Suspense fallback={<CardsLoading />} key={page}>
          <Tickets page={page} path={path} />
        </Suspense>
      )}
    </>
  )
}

async function Tickets({ page, path }: { page: number; path: string }) {
  const { account, req } = await needPerson(path)
  const query = { page, limit: OWN_TICKETS_ROWS, status: undefined, customerEmail: undefined }
  const { rows, total } = await listOwnTickets(await dbOf(req), account.id, query)
  return (
    <>
      <RefreshTickets version={new Date().toISOString()} />
      <OwnTickets page={page} path={path} rows={rows} total={total} />
    </>
  )
}
