'use client'
import Link from 'next/link'
import grid from '@/ui/back-office/list/grid/grid.module.css'
import { SelectBox } from '@/ui/back-office/list/select-box'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import type { Selection } from '@/ui/back-office/list/use-selection'
import { LocalDay } from '@/ui/back-office/time/local-day'
import type { StockRow } from '../../queries/list-stock'
import { VEHICLE_STATUS_LABELS, vehicleStatusTone } from '../../rules/vehicle-status'
import * as words from '../../words'
import { factsOf, Picture, priceOf } from './stock-cells'

type Props = {
  rows: readonly StockRow[]
  selection: Selection | null
  /** The row that the keys are at. */
  current: number | null
}

/** The vehicles of a page as cards, with what distinguishes them at a glance. */
export const StockGrid = ({ current, rows, selection }: Props) => (
  <ul aria-label={words.vehicles} className={grid.grid}>
    {rows.map((row) => (
      <li aria-current={current === row.id || undefined} className={grid.card} data-row={row.id} key={row.id}>
        <Card row={row} selection={selection} />
      </li>
    ))}
  </ul>
)

function Card({ row, selection }: { row: StockRow; selection: Selection | null }) {
  const { id, name, showroom, sku, status, updatedAt } = row
  return (
    <>
      <div className={grid.picture}>
        <Picture isDrawn={row.isDrawn} picture={row.picture} />
        {selection && (
          <span className={grid.select}>
            <SelectBox
              checked={selection.selected.has(id)}
              label={words.selectVehicle(name)}
              onToggle={(event) => selection.tick(id, event)}
            />
          </span>
        )}
      </div>
      <Link className={grid.name} href={`/admin/inventory/vehicles/edit/${id}`}>
        {name}
      </Link>
      <p className={grid.line}>
        <StatusLabel tone={vehicleStatusTone(status)}>{VEHICLE_STATUS_LABELS[status]}</StatusLabel> {sku}
      </p>
      <p className={grid.price}>{priceOf(row)}</p>
      <p className={grid.quiet}>{factsOf(row)}</p>
      <p className={grid.quiet}>
        {showroom && `${showroom} · `}
        {words.updated} <LocalDay iso={updatedAt} />
      </p>
    </>
  )
}
