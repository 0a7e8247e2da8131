import type { AdminViewServerProps } from 'payload'
import { parseWhole } from '@/kernel/numbers'
import { can } from '@/kernel/permissions'
import { listPeopleNames } from '@/modules/accounts/people/queries/list-people-names'
import { actorOf } from '@/server/actor-of'
import styles from '@/ui/back-office/admin.module.css'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import * as queueWords from '../queue/words'
import { QueueLinks } from './queue-links'
import { readTicketScreen, type TicketData } from './read-ticket-screen'
import { TicketScreen } from './ticket-screen'
import * as words from './words'

/** A ticket: the conversation, the answer, and beside them the customer, the due times and the history. */
export async function TicketView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const allowed = can(actor, 'support', 'read')
  if (!allowed || actor.kind !== 'staff')
    return (
      <AdminFrame allowed={false} title={queueWords.tickets} view={view}>
        {null}
      </AdminFrame>
    )
  const id = parseWhole(String([view.params?.segments].flat().at(-1) ?? '')) ?? 0
  const db = req.payload.db.drizzle
  const names = await listPeopleNames(db, [actor.id])
  const data = await readTicketScreen(db, id, actor, names.get(actor.id) ?? '')
  const frame = { view, allowed, actions: <QueueLinks id={id} key={id} /> }
  if (!data)
    return (
      <AdminFrame {...frame} title={words.ticketNotFound}>
        <section className={styles.empty}>
          <h2>{words.ticketNotFound}</h2>
          <p>{words.itMayHaveBeenDeleted}</p>
        </section>
      </AdminFrame>
    )
  return (
    <AdminFrame
      {...frame}
      heading={data.ticket.subject}
      lead={introOf(data)}
      title={data.ticket.ticketNumber}
    >
      <TicketScreen data={data} key={id} />
    </AdminFrame>
  )
}

const introOf = ({ about, ticket }: TicketData): string =>
  [ticket.ticketNumber, ticket.customerName ?? ticket.customerEmail, about?.title].filter(Boolean).join(' · ')
