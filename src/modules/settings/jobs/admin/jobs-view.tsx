import type { AdminViewServerProps } from 'payload'
import { readListParams } from '@/input/read-list-params'
import { countInWords } from '@/kernel/count-in-words'
import { can, TOP_ROLE_ID } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import styles from '@/ui/back-office/admin.module.css'
import { AdminTabs } from '@/ui/back-office/admin-tabs'
import { CallOutcomeProvider } from '@/ui/back-office/list/call-outcome-context'
import { ListFilters } from '@/ui/back-office/list/filters/list-filters'
import { ListContext } from '@/ui/back-office/list/list-context'
import list from '@/ui/back-office/list/list-context.module.css'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { listHref } from '@/ui/back-office/list/list-href'
import { ListPager } from '@/ui/back-office/list/list-pager'
import { countJobs, type JobCounts, listJobs } from '../queries/list-jobs'
import { JOB_STATES, JOBS_USUAL, type JobState, jobsQuery } from '../schemas/jobs'
import * as words from '../words'
import { JobsTable } from './jobs-table'
import { RefreshWhileVisible } from './refresh-while-visible'
import { RetryDeadJobs } from './retry-dead-jobs'

const EMPTY: Record<JobState, string> = {
  running: words.nothingIsRunningAtMoment,
  waiting: words.nothingIsWaiting,
  failed: words.noJobHasFailed,
  dead: words.noDeadJobs,
  finished: words.nothingHasFinishedRecently,
}

/** The background jobs for staff: what runs, waits, failed or was given up, with retry and cancel. */
export async function JobsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const { given, query } = readListParams(jobsQuery, {}, view.searchParams ?? {})
  const { limit, queue, state } = query
  const mayUpdate = can(actor, 'settings', 'update')
  const seesStack = actor.kind === 'staff' && actor.roleId === TOP_ROLE_ID
  const load = async () => {
    const db = req.payload.db.drizzle
    const { counts, queues } = await countJobs(db, queue)
    const pages = Math.max(1, Math.ceil(counts[state].count / limit))
    const page = Math.min(query.page, pages)
    return { counts, queues, page, pages, rows: await listJobs(db, { ...query, page }, seesStack) }
  }
  return (
    <ListFrame
      allowed={can(actor, 'settings', 'read')}
      lead={<RefreshWhileVisible />}
      load={load}
      title={words.backgroundJobs}
      view={view}
    >
      {({ counts, page, pages, queues, rows }) => (
        <ListContext given={given} usual={JOBS_USUAL}>
          <Tabs counts={counts} given={given} state={state} />
          <ListFilters filters={[queueFilter(queues)]} />
          <CallOutcomeProvider key={state}>
            {state === 'dead' && rows.length > 0 && mayUpdate && (
              <div className={list.toolbar}>
                <RetryDeadJobs queue={queue} />
              </div>
            )}
            {rows.length === 0 ? (
              <NoJobs state={state} />
            ) : (
              <JobsTable mayUpdate={mayUpdate} rows={rows} state={state} />
            )}
          </CallOutcomeProvider>
          <ListPager limit={limit} page={page} pages={pages} />
        </ListContext>
      )}
    </ListFrame>
  )
}

const NoJobs = ({ state }: { state: JobState }) => (
  <section className={styles.empty}>
    <h2>{words.noJobsHere}</h2>
    <p>{EMPTY[state]}</p>
  </section>
)

type TabsProps = { counts: JobCounts['counts']; given: Record<string, string>; state: JobState }

const Tabs = ({ counts, given, state }: TabsProps) => (
  <AdminTabs
    current={state}
    label={words.states}
    tabs={(Object.keys(JOB_STATES) as JobState[]).map((key) => ({
      key,
      href: listHref(given, { state: key }, JOBS_USUAL),
      title: JOB_STATES[key],
      count: countInWords(counts[key]),
      alarm: key === 'dead' && counts.dead.count > 0,
    }))}
  />
)

const queueFilter = (queues: JobCounts['queues']) => ({
  name: 'queue',
  label: words.queue,
  kind: 'choice' as const,
  any: words.allQueues,
  options: queues.map(({ name, title }) => ({ value: name, label: title })),
})
