import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { readListParams } from '@/input/read-list-params'
import { recordQuery } from '@/input/record-query'
import type { Day } from '@/kernel/days'
import { failedToFetch } from '@/kernel/lists/record-list-failures'
import { type Actor, can } from '@/kernel/permissions'
import { readCompanyDay } from '@/modules/settings/company/queries/read-company-day'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import { listRecords, type StoredRecord, valuesOf } from '@/server/read-record-lists'
import styles from '@/ui/back-office/admin.module.css'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import type { Column, ListRow } from '@/ui/back-office/list/list-type'
import { pageAt } from '@/ui/back-office/list/page-at'
import { recordFilters, recordRow, recordShape } from '@/ui/back-office/list/record-list-shape'
import { readTariffLabels } from '../queries/read-tariff-labels'
import { freights } from '../rules/freight-list'
import { feeText, laneIn, legText, type TariffLabels } from '../rules/tariff-in-words'
import { tariffLineOfRecord } from '../rules/tariff-line-of-record'
import * as words from '../words'
import { FreightsTable } from './freights-table'

type Params = NonNullable<AdminViewServerProps['searchParams']>
type Paged = { page: number; limit: number }

/** A lane is one column, and so is a fee with what it is for and its leg by land. */
const LANE: Column = { key: 'lane', title: words.lane }
const FEE: Column = { key: 'fee', title: words.fee }
const JOINED = [
  'currency',
  'basis',
  'originPort',
  'originCountry',
  'destinationPort',
  'destinationCountry',
  'viaPort',
  'landFee',
  'validFrom',
  'validTo',
]

function columnsOf(columns: readonly Column[]): Column[] {
  return columns.flatMap((column) => {
    if (JOINED.includes(column.key)) return []
    if (column.key === 'keyword') return [column, LANE]
    return [column.key === 'fee' ? FEE : column]
  })
}

function rowOf(record: StoredRecord, labels: TariffLabels, today: Day): ListRow {
  const row = recordRow(freights, record, today)
  const line = tariffLineOfRecord(record.values)
  const lane = laneIn(line, labels)
  // A carrier's freights have one keyword: the lane distinguishes them.
  const name = lane === null ? row.name : `${row.name}, ${lane}`
  return {
    ...row,
    name,
    cells: { ...row.cells, lane, fee: [feeText(line), legText(line, labels)].filter(Boolean).join(', ') },
  }
}

async function choicesOf(db: Db, actor: Actor): Promise<Record<string, string[]>> {
  const offered = freights.filters.filter(
    ({ anyChoice, field }) => anyChoice && freights.fields[field]?.kind !== 'choice',
  )
  return Object.fromEntries(
    await Promise.all(
      offered.map(async ({ field }) => [field, await valuesOf(db, freights, field, actor)] as const),
    ),
  )
}

async function load(db: Db, actor: Actor, params: Params) {
  const { given, query } = readListParams(recordQuery(freights), {}, params)
  const [{ rows, ...page }, choices, { labels }, today] = await Promise.all([
    pageAt(query as typeof query & Paged, async (listQuery) => {
      const { records, total } = await listRecords(db, freights, listQuery, actor)
      return { rows: records, total }
    }),
    choicesOf(db, actor),
    readTariffLabels(db),
    readCompanyDay(db, new Date()),
  ])
  const may = {
    create: can(actor, 'settings', 'create'),
    update: can(actor, 'settings', 'update'),
    delete: can(actor, 'settings', 'delete'),
  }
  const shape = recordShape(freights, may, today)
  return {
    shape: { ...shape, columns: columnsOf(shape.columns) },
    filters: recordFilters(freights, choices),
    shown: { ...page, rows: rows.map((record) => rowOf(record, labels, today)), given },
  }
}

const Actions = ({ mayImport }: { mayImport: boolean }) => (
  <>
    <a className={styles.button} download href="/api/v1/freights/export">
      {words.exportAll}
    </a>
    {mayImport && (
      <Link className={styles.button} href={`/admin/${freights.address}/import`}>
        {words.importTariff}
      </Link>
    )}
  </>
)

/** Freights by lane, with their import and export. */
export async function FreightsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const mayImport = can(actor, 'settings', 'create') && can(actor, 'settings', 'update')
  return (
    <ListFrame
      actions={<Actions mayImport={mayImport} />}
      allowed={can(actor, 'settings', 'read')}
      failed={failedToFetch(freights)}
      lead={words.freightsIntro}
      load={() => load(req.payload.db.drizzle, actor, view.searchParams ?? {})}
      title={freights.plural}
      view={view}
    >
      {(loaded) => <FreightsTable {...loaded} />}
    </ListFrame>
  )
}
