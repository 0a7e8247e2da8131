'use client'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { formatMoney } from '@/kernel/money'
import styles from '@/ui/admin/admin.module.css'
import { useRowKeys } from '@/ui/admin/use-row-keys'
import type { StockRow } from '../../queries/list-stock'
import { VEHICLE_STATUS_LABELS, vehicleStatusTone } from '../../rules/vehicle-status'
import { VIEW_DAYS } from '../../rules/views'
import type { StockSort } from '../../schemas/stock-list'
import stock from './stock.module.css'

type Props = {
  rows: StockRow[]
  mayUpdate: boolean
  sort: StockSort
  /** Where each sortable heading leads. */
  hrefs: Record<string, string>
}
type Outcome = { tone: 'green' | 'red'; text: string; refusals: string[] }

const whole = new Intl.NumberFormat('en-US')
const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' })
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' })

async function setStatus(ids: number[], status: 'PUBLISHED' | 'DRAFT'): Promise<Outcome> {
  const verb = status === 'PUBLISHED' ? 'published' : 'unpublished'
  try {
    const answer = await fetch('/api/v1/vehicles/bulk/status', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids, status }),
    })
    const body = await answer.json()
    if (!answer.ok) return { tone: 'red', text: body.message ?? `HTTP ${answer.status}`, refusals: [] }
    const { changed, refused } = body.data as {
      changed: number[]
      refused: { id: number; name: string; message: string }[]
    }
    const text = `${changed.length} ${changed.length === 1 ? 'vehicle' : 'vehicles'} ${verb}.`
    return {
      tone: refused.length > 0 ? 'red' : 'green',
      text: refused.length > 0 ? `${text} ${refused.length} could not be:` : text,
      refusals: refused.map(({ name, message }) => `${name}: ${message}`),
    }
  } catch {
    return { tone: 'red', text: 'Network error occurred. Nothing was changed; try again.', refusals: [] }
  }
}

/** The vehicles as a dense table. j and k move, x selects, e edits, / searches. */
export function StockTable({ hrefs, mayUpdate, rows, sort }: Props) {
  const router = useRouter()
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const toggle = (id: number) =>
    setSelected((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  const current = useRowKeys(
    rows.map((row) => row.id),
    {
      select: mayUpdate ? toggle : undefined,
      open: (id) => router.push(`/admin/inventory/vehicles/edit/${id}`),
    },
  )
  const apply = async (status: 'PUBLISHED' | 'DRAFT') => {
    setBusy(true)
    const result = await setStatus([...selected], status)
    setOutcome(result)
    setBusy(false)
    if (result.tone === 'green') setSelected(new Set())
    router.refresh()
  }
  const onPage = rows.filter((row) => selected.has(row.id)).length
  const heading = (key: string, text: string, number = false) => {
    const active = sort.startsWith(key)
    const direction = sort.endsWith('asc') ? 'ascending' : 'descending'
    return (
      <th aria-sort={active ? direction : 'none'} className={number ? styles.number : undefined} scope="col">
        <Link href={hrefs[key] ?? '?'}>
          {text}
          {active && (sort.endsWith('asc') ? ' ↑' : ' ↓')}
        </Link>
      </th>
    )
  }
  return (
    <>
      {outcome && (
        <div className={styles.alert} data-tone={outcome.tone} role="status">
          {outcome.text}
          {outcome.refusals.length > 0 && (
            <ul>
              {outcome.refusals.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      <div className={`${styles.scroll} ${stock.scroll}`}>
        <table className={`${styles.table} ${stock.table}`}>
          <thead>
            <tr>
              {mayUpdate && (
                <th scope="col">
                  <input
                    aria-label="Select all on this page"
                    checked={onPage === rows.length}
                    onChange={() =>
                      setSelected(onPage === rows.length ? new Set() : new Set(rows.map((row) => row.id)))
                    }
                    type="checkbox"
                  />
                </th>
              )}
              <th scope="col">
                <span className={stock.hidden}>Picture</span>
              </th>
              {heading('name', 'Vehicle')}
              <th scope="col">Stock number</th>
              <th scope="col">Status</th>
              {heading('price', 'Price', true)}
              {heading('year', 'Year', true)}
              {heading('mileage', 'Miles', true)}
              <th scope="col">Chassis</th>
              <th scope="col">Showroom</th>
              <th className={styles.number} scope="col">
                Views ({VIEW_DAYS} days)
              </th>
              {heading('updated', 'Updated')}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr aria-current={current === row.id} data-row={row.id} key={row.id}>
                {mayUpdate && (
                  <td>
                    <input
                      aria-label={`Select ${row.name}`}
                      checked={selected.has(row.id)}
                      onChange={() => toggle(row.id)}
                      type="checkbox"
                    />
                  </td>
                )}
                <td className={stock.picture}>
                  {row.picture ? (
                    <img
                      alt=""
                      height={36}
                      loading="lazy"
                      src={`/media/${encodeURIComponent(row.picture)}`}
                      width={48}
                    />
                  ) : (
                    <span className={stock.none}>No picture</span>
                  )}
                </td>
                <td className={stock.name}>
                  <Link href={`/admin/inventory/vehicles/edit/${row.id}`} title={row.name}>
                    {row.name}
                  </Link>
                  {row.modelCode && !row.name.includes(row.modelCode) && (
                    <span className={styles.quiet}> {row.modelCode}</span>
                  )}
                </td>
                <td>{row.sku}</td>
                <td>
                  <span className={styles.status} data-tone={vehicleStatusTone(row.status)}>
                    {VEHICLE_STATUS_LABELS[row.status]}
                  </span>
                </td>
                <td className={styles.number}>
                  {row.price > 0
                    ? formatMoney(row.price, row.currency, { term: row.priceType ?? undefined })
                    : '—'}
                </td>
                <td className={styles.number}>{row.year ?? '—'}</td>
                <td className={styles.number}>{whole.format(row.mileage)}</td>
                <td>{row.chassis}</td>
                <td>{row.showroom ?? '—'}</td>
                <td className={styles.number}>{whole.format(row.views)}</td>
                <td suppressHydrationWarning title={moment.format(new Date(row.updatedAt))}>
                  {day.format(new Date(row.updatedAt))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {selected.size > 0 && (
        <div aria-label="Selected vehicles" className={stock.bulk} role="toolbar">
          <strong>{selected.size} selected</strong>
          <button className={styles.primary} disabled={busy} onClick={() => apply('PUBLISHED')} type="button">
            {busy ? 'Working…' : 'Publish'}
          </button>
          <button className={styles.button} disabled={busy} onClick={() => apply('DRAFT')} type="button">
            Unpublish
          </button>
          <button className={styles.button} onClick={() => setSelected(new Set())} type="button">
            Clear
          </button>
        </div>
      )}
    </>
  )
}
