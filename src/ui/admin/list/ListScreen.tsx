'use client'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState, useTransition } from 'react'
import styles from '../admin.module.css'
import { type Called, callApi } from '../call'
import { AdminDialog } from '../Dialog'
import { listAddress } from './address'
import { DeleteDialog, type Doomed } from './DeleteDialog'
import { ListFilters } from './ListFilters'
import { ListPager } from './ListPager'
import { ListRows } from './ListRows'
import { ListToolbar } from './ListToolbar'
import { type FormRules, RecordForm } from './RecordForm'
import { takeSaid } from './said'
import type { Filter, ListPage, ListRow, ListShape } from './types'

type Props = { shape: ListShape; filters: Filter[]; shown: ListPage; rules: FormRules }

/** The call behind the switch of a row. */
const toggleCall = ({ path, toggle }: ListShape, row: ListRow): Promise<Called> =>
  toggle === null || toggle === 'call'
    ? callApi('PATCH', `${path}/${row.id}/toggle`)
    : callApi('PATCH', `${path}/${row.id}`, { [toggle.field]: row.active ? toggle.off : toggle.on })

/** A table of records with its filters, pages, switches and forms: one component for every list. */
export function ListScreen({ filters, rules, shape, shown }: Props) {
  const router = useRouter()
  const [busy, startGoing] = useTransition()
  const [said, setSaid] = useState<Called | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [edited, setEdited] = useState<ListRow | 'new' | null>(null)
  const [doomed, setDoomed] = useState<Doomed | null>(null)
  useEffect(() => {
    const waiting = takeSaid()
    if (waiting) setSaid(waiting)
  }, [])
  const go = (change: Record<string, string>) => {
    setSelected(new Set())
    startGoing(() => router.push(listAddress(shown.given, change), { scroll: false }))
  }
  const done = (called: Called) => {
    setSaid(called)
    setEdited(null)
    setDoomed(null)
    if (called.ok) setSelected(new Set())
    startGoing(() => router.refresh())
  }
  const edit = (row: ListRow) =>
    shape.opens === 'page' ? router.push(`${shape.address}/edit/${row.id}`) : setEdited(row)
  const { rows, total } = shown
  return (
    <>
      <ListFilters filters={filters} given={shown.given} onChange={go} />
      <ListToolbar
        chosen={rows.filter(({ id }) => selected.has(id))}
        onCreate={() => setEdited('new')}
        onDelete={setDoomed}
        shape={shape}
        total={total}
      />
      <div aria-live="polite">
        {said && (
          <div className={styles.alert} data-tone={said.ok ? 'green' : 'red'} role="status">
            {said.message}
          </div>
        )}
      </div>
      {rows.length === 0 ? (
        <Nothing filters={filters} shape={shape} shown={shown} />
      ) : (
        <ListRows
          busy={busy}
          onDelete={(row) => setDoomed({ rows: [row] })}
          onEdit={edit}
          onSelect={setSelected}
          onToggle={async (row) => done(await toggleCall(shape, row))}
          rows={rows}
          selected={selected}
          shape={shape}
        />
      )}
      <ListPager
        onGo={go}
        selected={shape.bulkDelete !== null && shape.may.delete ? selected.size : null}
        shown={shown}
      />
      {edited !== null && (
        <AdminDialog
          onClose={() => setEdited(null)}
          title={edited === 'new' ? shape.createLabel : `Edit ${shape.singular.toLowerCase()}`}
        >
          <RecordForm
            onCancel={() => setEdited(null)}
            onSaved={done}
            row={edited === 'new' ? null : edited}
            rules={rules}
            shape={shape}
          />
        </AdminDialog>
      )}
      {doomed && (
        <DeleteDialog
          doomed={doomed}
          failure={rules.failure}
          onClose={() => setDoomed(null)}
          onDone={done}
          onRetire={async (row) => done(await toggleCall(shape, row))}
          shape={shape}
        />
      )}
    </>
  )
}

type NothingProps = { filters: Filter[]; shape: ListShape; shown: ListPage }

/** Why a table is empty, and what to do about it. */
function Nothing({ filters, shape, shown }: NothingProps): ReactNode {
  const plural = shape.plural.toLowerCase()
  const isFiltered = filters.some(({ name }) => shown.given[name])
  return (
    <section className={styles.empty}>
      <h2>{isFiltered ? `No ${plural} match these filters` : `No ${plural} yet`}</h2>
      <p>
        {isFiltered ? (
          <Link href="?">Reset all filters</Link>
        ) : shape.may.create ? (
          'Create the first one.'
        ) : (
          'Somebody with the permission to create has to add the first one.'
        )}
      </p>
    </section>
  )
}
