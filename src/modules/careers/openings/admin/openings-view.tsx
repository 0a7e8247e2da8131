import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { readListParams } from '@/input/read-list-params'
import { can } from '@/kernel/permissions'
import { type ShowroomScope, visibleShowrooms } from '@/kernel/showroom-scope'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { listShowroomChoices } from '@/modules/settings/places/queries/list-showroom-choices'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import styles from '@/ui/back-office/admin.module.css'
import { ListFilters } from '@/ui/back-office/list/filters/list-filters'
import { ListContext } from '@/ui/back-office/list/list-context'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { ListPager } from '@/ui/back-office/list/list-pager'
import { pageAt } from '@/ui/back-office/list/page-at'
import { listOpenings, type Opening } from '../queries/list-openings'
import { NEW_JOB } from '../rules/admin-urls'
import { type OpeningsQuery, openingsQuery } from '../schemas/openings'
import { CareersTabs } from './careers-tabs'
import { openingFilters } from './opening-filters'
import { type OpeningLine, OpeningsTable } from './openings-table'
import * as words from './words'

/** Rows of a page here; the call's own default is another. */
const USUAL = { limit: 20 }

/** An opening as its line shows it: plain data, without its texts. */
const lineOf = ({
  applications,
  closingDate,
  id,
  isClosed,
  mode,
  postedBy,
  showroom,
  status,
  title,
  type,
}: Opening): OpeningLine => ({
  ...{ applications, closingDate, id, isClosed, mode, postedBy, showroom, status, title, type },
})

async function load(db: Db, query: OpeningsQuery, showrooms: ShowroomScope) {
  const [{ timezone }, places] = await Promise.all([readTradeSettings(db), listShowroomChoices(db)])
  const reader = { seesAll: true, showrooms, timezone, now: new Date() }
  const page = await pageAt(query, (one) => listOpenings(db, one, reader))
  return { page, places, lines: page.rows.map(lineOf) }
}

/** The jobs as last saved, with how many have applied. */
export async function OpeningsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const { given, query } = readListParams(openingsQuery, {}, view.searchParams ?? {}, {}, USUAL)
  const may = {
    create: can(actor, 'careers', 'create'),
    update: can(actor, 'careers', 'update'),
    delete: can(actor, 'careers', 'delete'),
  }
  return (
    <ListFrame
      actions={
        may.create && (
          <Link className={styles.primary} href={NEW_JOB}>
            {words.createNew}
          </Link>
        )
      }
      allowed={can(actor, 'careers', 'read')}
      load={() => load(req.payload.db.drizzle, query, visibleShowrooms(actor))}
      tabs={<CareersTabs current="jobs" />}
      title={words.careers}
      view={view}
    >
      {({ lines, page: { limit, page, pages }, places }) => (
        <ListContext given={given} usual={{ limit: String(USUAL.limit) }}>
          <ListFilters
            filters={openingFilters(places.map(({ id, name }) => ({ value: String(id), label: name })))}
          />
          <OpeningsTable may={may} rows={lines} />
          <ListPager limit={limit} page={page} pages={pages} />
        </ListContext>
      )}
    </ListFrame>
  )
}
