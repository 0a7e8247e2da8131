'use client'
import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import { SelectedCount } from '@/ui/back-office/list/selected-count'
import type { Selection } from '@/ui/back-office/list/use-selection'
import type { Plan } from './people-action-dialog'
import type { May, PeopleRow } from './people-row-type'
import * as words from './words'

const EXPORT_MOST = 1000

type Props = {
  selection: Selection & { rows: PeopleRow[] }
  total: number
  blocked: number
  exportQuery: string
  may: May
  onCreate: () => void
  onPlan: (plan: Plan) => void
}

/** What can be done to the chosen people, to those of the filter, and to all who are blocked. */
export function PeopleToolbar({ blocked, exportQuery, may, onCreate, onPlan, selection, total }: Props) {
  const chosen = selection.rows
  const query = chosen.length ? `ids=${chosen.map(({ person }) => person.id).join(',')}` : exportQuery
  const exported = chosen.length || Math.min(total, EXPORT_MOST)
  const bulk = (verb: 'activate' | 'block' | 'delete', label: string) => (
    <button
      className={styles.button}
      data-bulk
      disabled={chosen.length === 0}
      onClick={() => onPlan({ verb, rows: chosen })}
      type="button"
    >
      {label}
    </button>
  )
  return (
    <div aria-label={words.people} className={list.toolbar} role="toolbar">
      <span className={list.count}>{words.peopleCount(total)}</span>
      <SelectedCount selection={selection} />
      {may.update && bulk('activate', words.activateSelected)}
      {may.update && bulk('block', words.blockSelected)}
      {may.delete && bulk('delete', words.deleteSelected)}
      {may.delete && (
        <button
          className={styles.button}
          disabled={blocked === 0}
          onClick={() => onPlan({ verb: 'all-blocked', count: blocked })}
          type="button"
        >
          {words.deleteCountedBlocked(blocked)}
        </button>
      )}
      {exported > 0 && (
        <a className={styles.button} download href={`/api/v1/users/vcard?${query}`}>
          {words.exportVCard(exported)}
        </a>
      )}
      {may.create && (
        <button className={styles.primary} onClick={onCreate} type="button">
          {words.createNew}
        </button>
      )}
    </div>
  )
}
