'use client'
import { AdminDialog } from '../dialog'
import type { FormRules } from '../record/form-rules-type'
import { RecordForm } from '../record/record-form'
import { CallOutcome } from './call-outcome'
import { DeleteDialog } from './delete-dialog'
import { ListFilters } from './filters/list-filters'
import { ListContext, useList } from './list-context'
import { ListEmpty } from './list-empty'
import { ListPager } from './list-pager'
import { ListRows } from './list-rows'
import { ListToolbar } from './list-toolbar'
import type { Filter, ListPage, ListShape } from './list-type'
import { useListActions } from './use-list-actions'
import { type Selection, useSelection } from './use-selection'
import * as words from './words'

type Props = { shape: ListShape; filters: Filter[]; shown: ListPage; rules: FormRules }

/** A table of records with its filters, pages, switches and forms: one component for every list of records. */
export const ListScreen = (props: Props) => (
  <ListContext given={props.shown.given}>
    <Records {...props} />
  </ListContext>
)

function Records({ filters, rules, shape, shown }: Props) {
  const { rows } = shown
  const records = useListActions(shape, rows)
  const selection = useSelection(rows)
  const selectable = shape.bulkDelete && shape.may.delete ? selection : null
  return (
    <>
      <ListFilters filters={filters} />
      <ListToolbar
        onCreate={records.create}
        onDelete={records.setDoomed}
        selection={selectable}
        shape={shape}
        total={shown.total}
      />
      <CallOutcome called={records.notice} />
      {rows.length === 0 ? (
        <NoRecords shape={shape} />
      ) : (
        <ListRows
          onDelete={(row) => records.setDoomed({ rows: [row] })}
          onEdit={records.edit}
          onToggle={records.toggle}
          rows={rows}
          selection={selectable}
          shape={shape}
        />
      )}
      <ListPager limit={shown.limit} page={shown.page} pages={shown.pages} selection={selectable} />
      <Dialogs records={records} rules={rules} selection={selection} shape={shape} />
    </>
  )
}

function NoRecords({ shape }: { shape: ListShape }) {
  const plural = shape.plural.toLowerCase()
  return (
    <ListEmpty
      hint={shape.may.create ? words.createFirstOne : words.noPermissionToCreate}
      noMatch={words.noMatchTheseFilters(plural)}
      none={words.noYet(plural)}
    />
  )
}

type DialogsProps = Pick<Props, 'shape' | 'rules'> & {
  records: ReturnType<typeof useListActions>
  selection: Selection
}

/** The form of a record, and the question before some are deleted. */
function Dialogs({ records, rules, selection, shape }: DialogsProps) {
  const { refresh } = useList()
  const { closeForm, done, doomed, edited, isListed, setDoomed, toggle } = records
  const record = edited === 'new' ? null : edited
  return (
    <>
      {edited && (
        <AdminDialog
          onClose={closeForm}
          title={record ? words.editName(shape.singular.toLowerCase()) : shape.createLabel}
        >
          <RecordForm
            onCancel={closeForm}
            onReload={isListed ? refresh : null}
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
          onClose={() => setDoomed(null)}
          onDone={(called) => {
            if (called.ok) selection.drop(doomed.rows.map(({ id }) => id))
            done(called)
          }}
          onRetire={toggle}
          rules={rules}
          shape={shape}
        />
      )}
    </>
  )
}
