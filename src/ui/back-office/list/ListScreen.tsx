'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { Called } from '@/ui/client/answer'
import { changeRecord, toggleRecord } from '@/ui/client/records'
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
    ? toggleRecord(path, row.id)
    : changeRecord(path, row.id, { [toggle.field]: row.active ? toggle.off : toggle.on })

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
  const selection = useSelection(rows)
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
    refresh()
  }
  // As the list has it now: what was changed meanwhile is another form.
  const record = edited && edited !== 'new' ? (rows.find(({ id }) => id === edited.id) ?? edited) : null
  const edit = (row: ListRow) =>
    shape.opens === 'page' ? router.push(`${shape.address}/edit/${row.id}`) : setEdited(row)
  const toggle = async (row: ListRow) => done(await toggleCall(shape, row))
  const selectable = shape.bulkDelete && shape.may.delete ? selection : null
  const plural = shape.plural.toLowerCase()
  return (
    <>
      <ListFilters filters={filters} />
      <ListToolbar
        onCreate={() => setEdited('new')}
        onDelete={setDoomed}
        selection={selectable}
        shape={shape}
        total={shown.total}
      />
      <Outcome called={said} />
      {rows.length === 0 ? (
        <ListEmpty
          hint={
            shape.may.create
              ? 'Create the first one.'
              : 'Someone with permission to create must add the first one.'
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
          selection={selectable}
          shape={shape}
        />
      )}
      <ListPager limit={shown.limit} page={shown.page} pages={shown.pages} selection={selectable} />
      {edited !== null && (
        <AdminDialog
          onClose={() => setEdited(null)}
          title={edited === 'new' ? shape.createLabel : `Edit ${shape.singular.toLowerCase()}`}
        >
          <RecordForm
            key={record?.updatedAt}
            onCancel={() => setEdited(null)}
            onReload={refresh}
            onSaved={done}
            row={record}
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
          onDone={(called) => {
            if (called.ok) selection.drop(doomed.rows.map(({ id }) => id))
            done(called)
          }}
          onRetire={toggle}
          shape={shape}
        />
      )}
    </>
  )
}
