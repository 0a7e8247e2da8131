'use client'
import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import { ListCount } from '@/ui/back-office/list/list-count'
import { ListEmpty } from '@/ui/back-office/list/list-empty'
import { ListPager } from '@/ui/back-office/list/list-pager'
import type { Page } from '@/ui/back-office/list/page-at'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import { type Selection, useSelection } from '@/ui/back-office/list/use-selection'
import { countOf } from '@/ui/back-office/list/words'
import { LocalTime } from '@/ui/back-office/time/local-time'
import { useRowKeys } from '@/ui/back-office/use-row-keys'
import type { TrashedRow } from '../../queries/list-trash'
import { VEHICLE_STATUS_LABELS, vehicleStatusTone } from '../../rules/vehicle-status'
import * as words from '../../words'
import { BulkBar } from './bulk-bar'
import { BulkOutcome } from './bulk-outcome'
import { moveToTrash, restore } from './bulk-status-and-trash-calls'
import stock from './stock.module.css'
import { useBulkRun } from './use-bulk-run'

const COLUMNS: TableColumn<TrashedRow>[] = [
  {
    key: 'name',
    title: words.vehicle,
    card: 'title',
    className: stock.name,
    cell: ({ name }) => <span title={name}>{name}</span>,
  },
  { key: 'sku', title: words.stockNumber, cell: ({ sku }) => sku },
  {
    key: 'status',
    title: words.status,
    card: 'status',
    cell: ({ status }) => (
      <StatusLabel tone={vehicleStatusTone(status)}>{VEHICLE_STATUS_LABELS[status]}</StatusLabel>
    ),
  },
  { key: 'chassis', title: words.chassis, cell: ({ chassis }) => chassis },
  { key: 'showroom', title: words.showroom, cell: ({ showroom }) => showroom ?? '—' },
  { key: 'by', title: words.deletedBy, cell: ({ deletedBy }) => deletedBy ?? '—' },
  {
    key: 'at',
    title: words.deleted,
    zoned: true,
    cell: ({ deletedAt }) => <LocalTime iso={deletedAt} />,
  },
]

/** What brings a row back. */
const restoreColumn = (busy: boolean, onRestore: (id: number) => void): TableColumn<TrashedRow> => ({
  key: 'actions',
  title: words.actions,
  kind: 'actions',
  cell: ({ id, name }) => (
    <span className={list.rowActions}>
      <button
        aria-label={words.restoreName(name)}
        className={styles.button}
        disabled={busy}
        onClick={() => onRestore(id)}
        type="button"
      >
        {words.restore}
      </button>
    </span>
  ),
})

/** Takes vehicles out of the trash, and puts them back when that is undone. */
function useRestore(selection: Selection) {
  const bulk = useBulkRun(selection)
  const bring = (ids: number[]) =>
    bulk.run(
      ids,
      () => restore(ids),
      ({ changed }) =>
        () =>
          moveToTrash(changed),
    )
  return { bring, bulk }
}

/** Vehicles in the trash; each comes back with the status that it had. */
export function TrashTable({ shown }: { shown: Page<TrashedRow> }) {
  const { limit, page, pages, rows, total } = shown
  const selection = useSelection(rows)
  const { bring, bulk } = useRestore(selection)
  const current = useRowKeys(
    rows.map(({ id }) => id),
    { select: selection.toggle },
  )
  return (
    <>
      <ListCount>{countOf(total, 'vehicle', 'vehicles')} in the trash</ListCount>
      <BulkOutcome bulk={bulk} />
      {rows.length === 0 ? (
        <ListEmpty
          hint={words.vehiclesMovedHere}
          noMatch={words.noMatchingVehicles}
          none={words.trashIsEmpty}
        />
      ) : (
        <Table
          columns={[...COLUMNS, restoreColumn(bulk.busy, (id) => bring([id]))]}
          current={current}
          label={words.trash}
          nameOf={({ name }) => name}
          rows={rows}
          selection={selection}
        />
      )}
      <BulkBar selection={selection}>
        <button
          className={styles.primary}
          disabled={bulk.busy}
          onClick={() => bring([...selection.selected])}
          type="button"
        >
          {bulk.busy ? words.working : words.restore}
        </button>
      </BulkBar>
      <ListPager limit={limit} page={page} pages={pages} selection={selection} />
    </>
  )
}
