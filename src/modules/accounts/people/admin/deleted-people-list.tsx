'use client'
import styles from '@/ui/back-office/admin.module.css'
import { CallOutcomeProvider, useCallOutcome } from '@/ui/back-office/list/call-outcome-context'
import list from '@/ui/back-office/list/list-context.module.css'
import { ListCount } from '@/ui/back-office/list/list-count'
import { ListEmpty } from '@/ui/back-office/list/list-empty'
import { ListPager } from '@/ui/back-office/list/list-pager'
import type { Page } from '@/ui/back-office/list/page-at'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import { LocalTime } from '@/ui/back-office/time/local-time'
import { callApi } from '@/ui/client/call-api'
import type { DeletedPerson } from '../queries/list-deleted-people'
import * as words from './words'

const COLUMNS: TableColumn<DeletedPerson>[] = [
  { key: 'name', title: words.name, card: 'title', cell: ({ name }) => name },
  { key: 'email', title: words.email, card: 'lead', cell: ({ email }) => email },
  { key: 'role', title: words.role, cell: ({ roleName }) => roleName ?? words.customer },
  { key: 'by', title: words.deletedBy, cell: ({ deletedBy }) => deletedBy ?? '—' },
  {
    key: 'at',
    title: words.deleted,
    zoned: true,
    cell: ({ deletedAt }) => <LocalTime iso={deletedAt} />,
  },
  { key: 'actions', title: words.action, kind: 'actions', cell: (person) => <Restore person={person} /> },
]

function Restore({ person: { id, name } }: { person: DeletedPerson }) {
  const { busy, run } = useCallOutcome()
  return (
    <span className={list.rowActions}>
      <button
        aria-label={words.restoreName(name)}
        className={styles.button}
        disabled={busy}
        onClick={() => run(callApi('post', '/api/v1/users/bulk-restore', { body: { ids: [id] } }))}
        type="button"
      >
        {words.restore}
      </button>
    </span>
  )
}

/** People whose accounts staff deleted, each with the way back. */
export function DeletedPeopleList({
  shown: { limit, page, pages, rows, total },
}: {
  shown: Page<DeletedPerson>
}) {
  return (
    <CallOutcomeProvider>
      <ListCount>{words.restoredAccountGetsBack(words.peopleCount(total))}</ListCount>
      {rows.length === 0 ? (
        <ListEmpty
          hint={words.accountsDeletedByStaff}
          noMatch={words.noOneMatches}
          none={words.noDeletedAccounts}
        />
      ) : (
        <Table columns={COLUMNS} label={words.deletedAccounts} rows={rows} />
      )}
      <ListPager limit={limit} page={page} pages={pages} />
    </CallOutcomeProvider>
  )
}
