import type { AdminViewServerProps } from 'payload'
import { parseWhole } from '@/kernel/numbers'
import { can } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import styles from '@/ui/back-office/admin.module.css'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import { ApplicationScreen } from './application-screen'
import { QueueLinks } from './queue-links'
import { readApplicationScreen } from './read-application-screen'
import * as words from './words'

/** An application: the resume, and beside it everything that is known and decided. */
export async function ApplicationView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const allowed = can(actor, 'careers', 'read')
  if (!allowed || actor.kind !== 'staff')
    return (
      <AdminFrame allowed={false} title={words.applications} view={view}>
        {null}
      </AdminFrame>
    )
  const id = parseWhole(String([view.params?.segments].flat().at(-1) ?? '')) ?? 0
  const data = await readApplicationScreen(req.payload.db.drizzle, id, actor)
  const frame = { view, allowed, actions: <QueueLinks id={id} key={id} /> }
  if (!data)
    return (
      <AdminFrame {...frame} title={words.notFound}>
        <section className={styles.empty}>
          <h2>{words.notFound}</h2>
          <p>{words.mayBeDeleted}</p>
        </section>
      </AdminFrame>
    )
  return (
    <AdminFrame {...frame} lead={words.appliedFor(data.jobTitle, data.jobLocation)} title={data.name}>
      <ApplicationScreen data={data} key={id} />
    </AdminFrame>
  )
}
