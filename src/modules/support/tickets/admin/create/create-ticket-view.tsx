import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { can } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { actorOf } from '@/server/actor-of'
import styles from '@/ui/back-office/admin.module.css'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import { listTicketChoices } from '../../queries/list-ticket-choices'
import { STAFF_TICKETS } from '../../rules/ticket-hrefs'
import { CreateTicketForm } from './create-ticket-form'
import * as words from './words'

/** Staff write down a ticket for somebody who did not write it themselves. */
export async function CreateTicketView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const allowed = can(actor, 'support', 'create')
  const back = (
    <Link className={styles.button} href={STAFF_TICKETS}>
      {words.backToQueue}
    </Link>
  )
  return (
    <AdminFrame actions={back} allowed={allowed} lead={words.lead} title={words.newTicket} view={view}>
      {allowed && (
        <CreateTicketForm
          choices={await listTicketChoices(req.payload.db.drizzle, visibleShowrooms(actor))}
        />
      )}
    </AdminFrame>
  )
}
