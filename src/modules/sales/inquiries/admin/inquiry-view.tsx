import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { parseWhole } from '@/kernel/numbers'
import { can } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { actorOf } from '@/server/actor-of'
import styles from '@/ui/back-office/admin.module.css'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import { getInquiry } from '../queries/get-inquiry'
import { inquiryNumber, vehicleText } from '../rules/inquiry-display'
import { INQUIRIES } from './inquiry-lists'
import { InquiryScreen } from './inquiry-screen'
import * as words from './words'

/** One inquiry: the question, whose turn it is, and the reply. */
export async function InquiryView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const allowed = can(actor, 'support', 'read')
  const id = parseWhole(String([view.params?.segments].flat().at(-1) ?? ''))
  const inquiry =
    allowed && id !== null
      ? await getInquiry(req.payload.db.drizzle, id, { showrooms: visibleShowrooms(actor) })
      : null
  const back = (
    <Link className={styles.button} href={INQUIRIES}>
      {words.inquiries}
    </Link>
  )
  const frame = { view, allowed, actions: back }
  if (!inquiry)
    return (
      <AdminFrame {...frame} title={words.inquiryNotFound}>
        <section className={styles.empty}>
          <h2>{words.inquiryNotFound}</h2>
          <p>{words.itMayHaveBeenDeleted}</p>
        </section>
      </AdminFrame>
    )
  return (
    <AdminFrame
      {...frame}
      lead={words.vehicleInquiry(vehicleText(inquiry))}
      title={words.inquiryTitle(inquiryNumber(inquiry.id))}
    >
      <InquiryScreen
        inquiry={inquiry}
        may={{
          update: can(actor, 'support', 'update'),
          delete: can(actor, 'support', 'delete'),
          seePeople: can(actor, 'accounts', 'read'),
          seeStock: can(actor, 'inventory', 'read'),
        }}
      />
    </AdminFrame>
  )
}
