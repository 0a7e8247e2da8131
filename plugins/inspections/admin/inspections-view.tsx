import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { readListParams } from '@/input/read-list-params'
import { type Actor, can } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { pageAt } from '@/ui/back-office/list/page-at'
import { companyChoices, listInspections } from '../queries/list-inspections'
import { inspectionsQuery } from '../schemas/inspection'
import * as words from '../words'
import { inspectionFilters, inspectionRow, inspectionShape } from './inspection-list-shape'
import { InspectionTable } from './inspection-table-and-form'

type Params = NonNullable<AdminViewServerProps['searchParams']>

async function load(db: Db, actor: Actor, params: Params) {
  const { given, query } = readListParams(inspectionsQuery, {}, params)
  const [{ rows, ...page }, companies] = await Promise.all([
    pageAt(query, (listQuery) => listInspections(db, listQuery, visibleShowrooms(actor))),
    companyChoices(db),
  ])
  return {
    shape: inspectionShape(actor, companies),
    filters: inspectionFilters(companies),
    shown: { ...page, rows: rows.map(inspectionRow), given },
  }
}

/** The inspections of vehicles that somebody sees. */
export async function InspectionsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  return (
    <ListFrame
      allowed={can(actor, 'inventory', 'read')}
      lead={<Link href="/admin/inventory">{words.inventory}</Link>}
      load={() => load(req.payload.db.drizzle, actor, view.searchParams ?? {})}
      title={words.inspections}
      view={view}
    >
      {(loaded) => <InspectionTable {...loaded} />}
    </ListFrame>
  )
}
