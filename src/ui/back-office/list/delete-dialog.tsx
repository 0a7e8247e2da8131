'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Called } from '@/ui/client/answer'
import { readOf } from '@/ui/client/read-of'
import { deleteRecord, deleteRecords } from '@/ui/client/record-calls'
import styles from '../admin.module.css'
import { ConfirmDialog } from '../dialog'
import type { FormRules } from '../record/form-rules-type'
import { Refusal } from '../refusal'
import type { ListRow, ListShape } from './list-type'
import * as words from './words'

/** Records about to be deleted; `bulk` by the call for several. */
export type Doomed = { rows: ListRow[]; bulk?: boolean }

const NAMED = 5

type Props = {
  doomed: Doomed
  shape: ListShape
  rules: Pick<FormRules, 'failure' | 'confirmsDelete'>
  onClose: () => void
  onDone: (called: Called) => void
  /** Sets a record inactive, offered when it cannot be deleted. */
  onRetire: (row: ListRow) => Promise<void>
}

/** What uses the one entry that is about to go: '12 vehicles'; null for nothing, for several, and until it is known. */
function useUses({ bulk, rows }: Doomed, { collection }: ListShape): string | null {
  const id = rows[0]?.id ?? 0
  const { data } = useQuery({
    ...readOf('/api/v1/record-uses/{list}/{id}', { params: { path: { list: collection, id } } }),
    enabled: !bulk && id > 0,
  })
  return data?.data.uses ?? null
}

/** Shows what is about to go; a refusal stays here with its reason, and with what can be done instead. */
export function DeleteDialog({ doomed, onClose, onDone, onRetire, rules, shape }: Props) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const { bulk, rows } = doomed
  const [first] = rows
  const what = bulk ? words.countOf(rows.length, shape.singular, shape.plural) : shape.singular.toLowerCase()
  const run = async () => {
    if (!first) return
    const called = bulk
      ? await deleteRecords(
          shape.path,
          rows.map(({ id }) => id),
        )
      : await deleteRecord(shape.path, first.id)
    if (called.ok) onDone(called)
    else setRefusal(rules.failure?.('delete', called) ?? called.message)
  }
  const uses = useUses(doomed, shape)
  const isBlocked = refusal !== null || uses !== null
  const question = (!bulk && first && rules.confirmsDelete?.(first.name)) || words.thisCannotBeUndone
  const mayRetire = isBlocked && !bulk && first?.active === true && shape.may.update
  return (
    <ConfirmDialog
      disabled={isBlocked}
      onClose={onClose}
      onConfirm={run}
      title={words.deleteWhat(what)}
      verb={words.deleteIt}
    >
      <Names rows={rows} />
      {isBlocked ? <Refusal>{refusal ?? words.usedBy(uses ?? '')}</Refusal> : <p>{question}</p>}
      {mayRetire && shape.toggle !== null && (
        <button className={styles.button} onClick={() => onRetire(first)} type="button">
          {words.setInactive}
        </button>
      )}
    </ConfirmDialog>
  )
}

/** What is about to go, by name; of many only the first. */
function Names({ rows }: { rows: ListRow[] }) {
  return (
    <p>
      <strong>
        {rows
          .slice(0, NAMED)
          .map(({ name }) => name)
          .join(', ')}
      </strong>
      {rows.length > NAMED && ` ${words.andMore(rows.length - NAMED)}`}
    </p>
  )
}
