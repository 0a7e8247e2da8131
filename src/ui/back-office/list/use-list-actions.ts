'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { Called } from '@/ui/client/answer'
import { changeRecord, toggleRecord } from '@/ui/client/record-calls'
import type { Doomed } from './delete-dialog'
import { useList } from './list-context'
import type { ListRow, ListShape } from './list-type'
import { takeMessageForList } from './message-for-list'

/** The call for a row's switch. */
const toggleCall = ({ path, toggle }: ListShape, row: ListRow): Promise<Called> =>
  toggle === null || toggle === 'call'
    ? toggleRecord(path, row.id)
    : changeRecord(path, row.id, { [toggle.field]: row.active ? toggle.off : toggle.on })

/** The record being edited or deleted, the last call's result, and the actions on a row. */
export function useListActions(shape: ListShape, rows: readonly ListRow[]) {
  const router = useRouter()
  const { refresh } = useList()
  const [notice, setNotice] = useState<Called | null>(null)
  const [edited, setEdited] = useState<ListRow | 'new' | null>(null)
  const [doomed, setDoomed] = useState<Doomed | null>(null)
  useEffect(() => {
    const waiting = takeMessageForList()
    if (waiting) setNotice(waiting)
  }, [])
  const done = (called: Called) => {
    setNotice(called)
    setEdited(null)
    setDoomed(null)
    refresh()
  }
  const listed = edited === 'new' ? undefined : rows.find(({ id }) => id === edited?.id)
  return {
    notice,
    done,
    // The list's current record: what somebody else has saved in the meantime is merged into the form.
    edited: listed ?? edited,
    /** Whether the edited record is still on this page of the list. */
    isListed: listed !== undefined,
    create: () => setEdited('new'),
    edit: (row: ListRow) =>
      shape.opens === 'page' ? router.push(`${shape.address}/edit/${row.id}`) : setEdited(row),
    closeForm: () => setEdited(null),
    doomed,
    setDoomed,
    toggle: async (row: ListRow) => done(await toggleCall(shape, row)),
  }
}
