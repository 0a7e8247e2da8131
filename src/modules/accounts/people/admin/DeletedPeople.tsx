'use client'
import styles from '@/ui/back-office/admin.module.css'
import { LocalTime, ZoneName } from '@/ui/back-office/LocalTime'
import { ListCount } from '@/ui/back-office/list/ListCount'
import { ListEmpty } from '@/ui/back-office/list/ListEmpty'
import { ListPager } from '@/ui/back-office/list/ListPager'
import list from '@/ui/back-office/list/list.module.css'
import type { Page } from '@/ui/back-office/list/page-at'
import { Table, type TableColumn } from '@/ui/back-office/list/Table'
import { Told, useTold } from '@/ui/back-office/list/Told'
import { callApi } from '@/ui/client/office'
import type { DeletedPerson } from '../queries/list-deleted'
import { peopleCount } from './words'

const COLUMNS: TableColumn<DeletedPerson>[] = [
  { key: 'name', title: 'Name', cell: ({ name }) => name },
  { key: 'email', title: 'E-mail', cell: ({ email }) => email },
  { key: 'role', title: 'Role', cell: ({ roleName }) => roleName ?? 'Customer' },
  { key: 'by', title: 'Deleted by', cell: ({ deletedBy }) => deletedBy ?? '—' },
  {
    key: 'at',
    title: (
      <>
        Deleted (<ZoneName />)
      </>
    ),
    cell: ({ deletedAt }) => <LocalTime iso={deletedAt} />,
  },
  { key: 'actions', title: 'Action', kind: 'actions', cell: (person) => <Restore person={person} /> },
]

function Restore({ person: { id, name } }: { person: DeletedPerson }) {
  const { busy, run } = useTold()
  return (
    <span className={list.rowActions}>
      <button
        aria-label={`Restore ${name}`}
        className={styles.button}
        disabled={busy}
        onClick={() => run(callApi('post', '/api/v1/users/bulk-restore', { body: { ids: [id] } }))}
        type="button"
      >
        Restore
      </button>
    </span>
  )
}

/** People whose accounts staff deleted, each with the way back. */
export function DeletedPeople({
  shown: { limit, page, pages, rows, total },
}: {
  shown: Page<DeletedPerson>
}) {
  return (
    <Told>
      <ListCount>
        {peopleCount(total)}. Restored, an account has the state and the role that it had.
      </ListCount>
      {rows.length === 0 ? (
        <ListEmpty
          hint="Accounts deleted by staff are listed here and can be restored."
          noMatch="Nobody matches"
          none="No deleted accounts"
        />
      ) : (
        <Table columns={COLUMNS} label="Deleted accounts" rows={rows} />
      )}
      <ListPager limit={limit} page={page} pages={pages} />
    </Told>
  )
}
