import Link from 'next/link'
import type { AdminViewServerProps, Payload } from 'payload'
import type { ReactNode } from 'react'
import { INT4_MAX } from '@/kernel/numbers'
import { type Action, can } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { readContentHtml } from '@/modules/content/rich-text/queries/read-content-html'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { listShowroomChoices } from '@/modules/settings/places/queries/list-showroom-choices'
import { actorOf } from '@/server/actor-of'
import styles from '@/ui/back-office/admin.module.css'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import { getOpening, type Opening } from '../queries/list-openings'
import { applicationsOfJob, editJobUrl, STAFF_JOBS } from '../rules/admin-urls'
import type { OpeningText } from '../rules/opening'
import { jobHref } from '../rules/opening-urls'
import { OpeningForm } from './opening-form'
import { OpeningReading } from './opening-reading'
import * as words from './words'

type View = AdminViewServerProps

/** The job of the address; null if there is none or it cannot be read, which the log then explains. */
async function load(payload: Payload, view: View): Promise<Opening | null> {
  const id = Number([view.params?.segments ?? []].flat().at(-1))
  if (!Number.isInteger(id) || id > INT4_MAX) return null
  try {
    const db = payload.db.drizzle
    const [{ timezone }, actor] = await Promise.all([readTradeSettings(db), actorOf(view.initPageResult.req)])
    const showrooms = visibleShowrooms(actor)
    return await getOpening(db, id, { seesAll: true, showrooms, timezone, now: new Date() })
  } catch (error) {
    payload.logger.error({ err: error, job: id }, 'a job could not be loaded')
    return null
  }
}

const Back = () => (
  <Link className={styles.button} href={STAFF_JOBS}>
    {words.backToJobs}
  </Link>
)

const NotLoaded = () => (
  <section className={styles.empty} role="alert">
    <p>
      <strong>{words.errorLoading}</strong> {words.failedToLoad}
    </p>
    <p>
      <Back />
    </p>
  </section>
)

/** The frame of the form, closed to those whose role lacks the permission. */
async function framed(
  view: View,
  action: Action,
  title: string,
  show: (payload: Payload) => Promise<{ actions: ReactNode; body: ReactNode }>,
) {
  const { req } = view.initPageResult
  const allowed = can(await actorOf(req), 'careers', action)
  const shown = allowed ? await show(req.payload) : { actions: null, body: null }
  return (
    <AdminFrame actions={shown.actions} allowed={allowed} title={title} view={view}>
      {shown.body}
    </AdminFrame>
  )
}

const placesOf = (payload: Payload) => listShowroomChoices(payload.db.drizzle)

/** A new job. */
export const NewOpeningView = (view: View) =>
  framed(view, 'create', words.createJob, async (payload) => ({
    actions: <Back />,
    body: <OpeningForm opening={null} places={await placesOf(payload)} />,
  }))

/** A job to change. */
export const EditOpeningView = (view: View) =>
  framed(view, 'update', words.editJob, async (payload) => {
    const opening = await load(payload, view)
    if (!opening) return { actions: null, body: <NotLoaded /> }
    return {
      actions: <Ways opening={opening} />,
      body: <OpeningForm key={opening.updatedAt} opening={opening} places={await placesOf(payload)} />,
    }
  })

/** The long texts of a job as HTML. */
async function readTexts(payload: Payload, opening: Opening): Promise<Record<OpeningText, string>> {
  const htmlOf = (name: OpeningText) => readContentHtml(payload.db.drizzle, opening[name])
  return {
    description: await htmlOf('description'),
    keyResponsibilities: await htmlOf('keyResponsibilities'),
    requirements: await htmlOf('requirements'),
    education: await htmlOf('education'),
  }
}

/** A job to look at. */
export async function ReadOpeningView(view: View) {
  const mayUpdate = can(await actorOf(view.initPageResult.req), 'careers', 'update')
  return framed(view, 'read', words.viewJob, async (payload) => {
    const opening = await load(payload, view)
    if (!opening) return { actions: null, body: <NotLoaded /> }
    return {
      actions: (
        <>
          <Ways opening={opening} />
          {mayUpdate && (
            <Link className={styles.primary} href={editJobUrl(opening.id)}>
              {words.edit}
            </Link>
          )}
        </>
      ),
      body: <OpeningReading opening={opening} texts={await readTexts(payload, opening)} />,
    }
  })
}

/** The ways from a job: to the list, to the site, to who applied. */
const Ways = ({ opening: { applications, id, status } }: { opening: Opening }) => (
  <>
    <Back />
    {applications > 0 && (
      <Link className={styles.button} href={applicationsOfJob(id)}>
        {words.applications}
      </Link>
    )}
    {status === 'published' && (
      <a className={styles.button} href={jobHref(id)}>
        {words.viewOnSite}
      </a>
    )}
  </>
)
