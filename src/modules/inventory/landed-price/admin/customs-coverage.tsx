'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { VehicleCell } from '@/modules/inventory/vehicles/admin/vehicle-cell'
import styles from '@/ui/back-office/admin.module.css'
import { Figures } from '@/ui/back-office/figures'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import { readOf } from '@/ui/client/read-of'
import { CERTAINTIES } from '../rules/customs-line'
import * as words from './customs-words'

type Unmatched = { id: number; name: string; sku: string; count: number; why: string }

const COLUMNS: TableColumn<Unmatched>[] = [
  {
    key: 'vehicle',
    title: words.vehicle,
    card: 'title',
    cell: ({ id, name, sku }) => <VehicleCell id={id} name={name} sku={sku} />,
  },
  { key: 'count', title: words.vehicles, kind: 'number', cell: ({ count }) => count.toLocaleString('en-US') },
  { key: 'why', title: words.why, kind: 'long', cell: ({ why }) => why },
]

const Examples = ({ rows, title }: { title: string; rows: readonly Unmatched[] }) =>
  rows.length > 0 && (
    <>
      <h3>{title}</h3>
      <Table columns={COLUMNS} label={title} rows={rows} />
    </>
  )

/** Which of our vehicles a list values; counted on request. */
export function CustomsCoverage({ id }: { id: number }) {
  const [pending, setPending] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    ...readOf('/api/v1/customs-value-lists/{id}/coverage', { params: { path: { id } } }),
    enabled: pending,
  })
  const coverage = data?.data
  return (
    <section className={styles.section}>
      <h2>{words.ourVehicles}</h2>
      <p className={styles.quiet}>{words.coverageAbout}</p>
      <button
        className={styles.button}
        disabled={isFetching}
        onClick={() => (pending ? void refetch() : setPending(true))}
        type="button"
      >
        {isFetching ? words.checkingVehicles : words.checkVehicles}
      </button>
      {error && (
        <p className={styles.alert} data-tone="red" role="alert">
          {error.message}
        </p>
      )}
      {coverage?.vehicles === 0 && <p>{words.noVehicles}</p>}
      {coverage && coverage.vehicles > 0 && (
        <div role="status">
          <Figures figures={CERTAINTIES.map((one) => [words.CERTAINTIES[one], coverage.counts[one] ?? 0])} />
          <Examples rows={coverage.none} title={words.withoutValue} />
          <Examples rows={coverage.several} title={words.withSeveral} />
        </div>
      )}
    </section>
  )
}
