import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { dayIn } from '@/kernel/time/day-in'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { actorOf } from '@/server/actor-of'
import { mayDo } from '@/server/may-do'
import styles from '@/ui/back-office/admin.module.css'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import { getDestinationBySlug } from '../queries/get-destination-by-slug'
import { listImportRuleVersionsWithApproval } from '../queries/list-import-rule-versions-with-approval'
import { DESTINATIONS_PATH } from '../rules/admin-urls'
import { DestinationScreen } from './destination-screen'
import * as words from './destination-words'
import { EditDestination } from './edit-destination'

const BACK = (
  <Link className={styles.button} href={DESTINATIONS_PATH}>
    {words.allDestinations}
  </Link>
)

/** A country: its rules in plain words, with their sources and versions, and what waits for approval. */
export async function DestinationView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const db = req.payload.db.drizzle
  const [allowed, mayUpdate] = await Promise.all([
    mayDo(req, 'settings', 'read'),
    mayDo(req, 'settings', 'update'),
  ])
  const slug = String([view.params?.segments].flat().at(-1) ?? '')
  const destination = allowed ? await getDestinationBySlug(db, slug) : undefined
  if (!destination)
    return (
      <AdminFrame actions={BACK} allowed={allowed} title={words.destination} view={view}>
        <section className={styles.empty}>
          <h2>{words.notFound}</h2>
          <p>{words.notFoundAbout}</p>
        </section>
      </AdminFrame>
    )
  const versions = await listImportRuleVersionsWithApproval(db, destination.id, await actorOf(req))
  const { timezone } = await readTradeSettings(db)
  const actions = (
    <>
      {BACK}
      {mayUpdate && <EditDestination destination={destination} />}
    </>
  )
  return (
    <AdminFrame
      actions={actions}
      allowed={allowed}
      lead={words.dutiesIn(destination.currency, destination.timezone)}
      title={destination.country}
      view={view}
    >
      <DestinationScreen
        destination={destination}
        mayUpdate={mayUpdate}
        today={dayIn(new Date(), timezone)}
        versions={versions}
        viewer={Number(req.user?.id)}
      />
    </AdminFrame>
  )
}
