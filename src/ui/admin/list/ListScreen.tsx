'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { type Called, callApi } from '../call'
import { AdminDialog } from '../Dialog'
import { DeleteDialog, type Doomed } from './DeleteDialog'
import { List, useList } from './List'
import { ListEmpty } from './ListEmpty'
import { ListFilters } from './ListFilters'
import { ListPager } from './ListPager'
import { ListRows } from './ListRows'
import { ListToolbar } from './ListToolbar'
import { Outcome } from './Outcome'
import { type FormRules, RecordForm } from './RecordForm'
import { takeSaid } from './said'
import type { Filter, ListPage, ListRow, ListShape } from './types'
import { useSelection } from './use-selection'

type Props = { shape: ListShape; filters: Filter[]; shown: ListPage; rules: FormRules }

/** The call behind the switch of a row. */
const toggleCall = ({ path, toggle }: ListShape, row: ListRow): Promise<Called> =>
  toggle === null || toggle === 'call'
    ? callApi('PATCH', `${path}/${row.id}/toggle`)
    : callApi('PATCH', `${path}/${row.id}`, { [toggle.field]: row.active ? toggle.off : toggle.on })

/** A table of records with its filters, pages, switches and forms: one component for every list of records. */
export const ListScreen = (props: Props) => (
  <List given={props.shown.given}>
    <Records {...props} />
  </List>
)

function Records({ filters, rules, shape, shown }: Props) {
  const router = useRouter()
  const { refresh } = useList()
  const { rows } = shown
  const selection = useSelection(rows.map(({ id }) => id))
  const [said, setSaid] = useState<Called | null>(null)
  const [edited, setEdited] = useState<ListRow | 'new' | null>(null)
  const [doomed, setDoomed] = useState<Doomed | null>(null)
  useEffect(() => {
    const waiting = takeSaid()
    if (waiting) setSaid(waiting)
  }, [])
  const done = (called: Called) => {
    setSaid(called)
    setEdited(null)
    setDoomed(null)
    if (called.ok) selection.clear()
    refresh()
  }
  const edit = (row: ListRow) =>
    shape.opens === 'page' ? router.push(`${shape.address}/edit/${row.id}`) : setEdited(row)
  const toggle = async (row: ListRow) => done(await toggleCall(shape, row))
  const canSelect = shape.bulkDelete !== null && shape.may.delete
  const plural = shape.plural.toLowerCase()
  return (
    <>
      <ListFilters filters={filters} />
      <ListToolbar
        chosen={rows.filter(({ id }) => selection.selected.has(id))}
        onCreate={() => setEdited('new')}
        onDelete={setDoomed}
        shape={shape}
        total={shown.total}
      />
      <Outcome called={said} />
      {rows.length === 0 ? (
        <ListEmpty
          hint={
            shape.may.create
              ? 'Create the first one.'
              : 'Somebody with the permission to create has to add the first one.'
          }
          noMatch={`No ${plural} match these filters`}
          none={`No ${plural} yet`}
        />
      ) : (
        <ListRows
          onDelete={(row) => setDoomed({ rows: [row] })}
          onEdit={edit}
          onToggle={toggle}
          rows={rows}
          selection={canSelect ? selection : null}
          shape={shape}
        />
      )}
      <ListPager
        limit={shown.limit}
        page={shown.page}
        pages={shown.pages}
        selected={canSelect ? { count: selection.selected.size, of: rows.length } : undefined}
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
          onRetire={toggle}
          shape={shape}
        />
      )}
    </>
  )
}
