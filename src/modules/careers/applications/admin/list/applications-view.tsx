import type { AdminViewServerProps } from 'payload'
import { readListParams } from '@/input/read-list-params'
import { type Actor, can } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { CareersTabs } from '@/modules/careers/openings/admin/careers-tabs'
import { listOpeningChoices } from '@/modules/careers/openings/queries/list-opening-choices'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import { ListFilters } from '@/ui/back-office/list/filters/list-filters'
import { ListContext } from '@/ui/back-office/list/list-context'
import { ListEmpty } from '@/ui/back-office/list/list-empty'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { pageAt } from '@/ui/back-office/list/page-at'
import { COUNTED, countedOf } from '@/ui/back-office/list/words'
import { listApplications, listBoard, listRatings } from '../../queries/list-applications'
import type { ListReader } from '../../queries/match-applications'
import { type ApplicationsFilter, applicationsFilter } from '../../schemas/applications-filter'
import { readStepContext } from '../steps/step-context'
import { applicationFilters } from './application-filters'
import { applicationLine } from './application-line'
import { ApplicationViewsBar } from './application-views-bar'
import { ApplicationsBoard } from './applications-board'
import { ApplicationsTable } from './applications-table'
import { LookToggle } from './look-toggle'
import { readViewState } from './read-view-state'
import * as words from './words'

/** Rows of a page here; the call's own default is another. */
const USUAL = { limit: 20 }
const USUAL_TEXTS = { limit: String(USUAL.limit), view: 'table' }

type Reader = ListReader & { userId: number }

async function readBoard(db: Db, query: ApplicationsFilter, reader: Reader) {
  const columns = await listBoard(db, query, reader, COUNTED)
  const ids = columns.flatMap(({ rows }) => rows.map(({ id }) => id))
  const ratings = await listRatings(db, ids, reader.userId)
  return columns.map(({ rows, stage, total }) => ({
    stage,
    total,
    cards: rows.map((row) => applicationLine(row, ratings)),
  }))
}

async function readTable(db: Db, query: ApplicationsFilter, reader: Reader) {
  const page = await pageAt(query, (one) => listApplications(db, one, reader, COUNTED))
  const ratings = await listRatings(
    db,
    page.rows.map(({ id }) => id),
    reader.userId,
  )
  return { ...page, rows: page.rows.map((row) => applicationLine(row, ratings)) }
}

/** What the address asks for, with everything that is chosen from above it. */
async function load(
  db: Db,
  actor: Actor,
  userId: number,
  { given, query }: { given: Record<string, string>; query: ApplicationsFilter },
) {
  const [{ timezone }, jobs, views, context] = await Promise.all([
    readTradeSettings(db),
    listOpeningChoices(db, visibleShowrooms(actor)),
    readViewState(db, actor, given),
    readStepContext(db),
  ])
  const reader = { userId, timezone, showrooms: visibleShowrooms(actor) }
  const isBoard = query.view === 'board'
  const board = isBoard ? await readBoard(db, query, reader) : null
  const table = isBoard ? null : await readTable(db, query, reader)
  return { board, table, jobs, views, context }
}

/** Days are put in order as the address is read; moments are not. */
const isInverted = ({ dateFrom, dateTo }: ApplicationsFilter): boolean =>
  dateFrom !== undefined && dateTo !== undefined && dateTo.slice(0, 10) < dateFrom.slice(0, 10)

/** Who applied, as a table or as a board of stages. */
export async function ApplicationsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const state = readListParams(applicationsFilter, {}, view.searchParams ?? {}, {}, USUAL)
  const mayUpdate = can(actor, 'careers', 'update')
  return (
    <ListFrame
      allowed={can(actor, 'careers', 'read')}
      load={() => load(req.payload.db.drizzle, actor, Number(req.user?.id), state)}
      tabs={<CareersTabs current="applications" />}
      title={words.applications}
      view={view}
    >
      {({ board, context, jobs, table, views }) => (
        <ListContext given={state.given} usual={USUAL_TEXTS}>
          <ApplicationViewsBar state={views} />
          <ListFilters filters={applicationFilters(jobs)} />
          <LookToggle
            look={board ? 'board' : 'table'}
            text={table ? countedOf(table.total, 'application', 'applications') : ''}
          />
          {isInverted(state.query) ? (
            <ListEmpty hint={words.appearHere} noMatch={words.toBeforeFrom} none={words.none} />
          ) : (
            <>
              {board && <ApplicationsBoard columns={board} context={context} mayUpdate={mayUpdate} />}
              {table && <ApplicationsTable context={context} mayUpdate={mayUpdate} shown={table} />}
            </>
          )}
        </ListContext>
      )}
    </ListFrame>
  )
}
