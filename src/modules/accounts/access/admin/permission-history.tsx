import type { ModuleKey } from '@/kernel/permissions'
import styles from '@/ui/back-office/admin.module.css'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import { LocalTime } from '@/ui/back-office/time/local-time'
import type { PermissionEvent } from '../queries/list-permission-history'
import type { PermissionChange } from '../rules/compare-permissions'
import * as words from '../words'
import access from './access.module.css'

type Props = { events: readonly PermissionEvent[]; names: Record<ModuleKey, string> }

const NAMED = 8

const word = (value: boolean | null, kind: PermissionEvent['of']['kind']): string =>
  value === null ? (kind === 'person' ? 'as the role' : 'no') : value ? 'yes' : 'no'

/** Who changed what which role or person may do, the newest first. */
export function PermissionHistory({ events, names }: Props) {
  if (events.length === 0) return <p className={styles.quiet}>{words.noPermissionsChanged}</p>
  const changeText = (
    { action, after, before, module }: PermissionChange,
    kind: PermissionEvent['of']['kind'],
  ) => `${names[module]}, ${action}: ${word(before, kind)} → ${word(after, kind)}`
  const columns: TableColumn<PermissionEvent>[] = [
    {
      key: 'at',
      title: words.when,
      zoned: true,
      cell: ({ at }) => <LocalTime iso={at} />,
    },
    { key: 'by', title: words.who, card: 'title', cell: ({ by }) => by },
    { key: 'of', title: words.roleOrPerson, cell: ({ of }) => of.name },
    {
      key: 'change',
      title: words.change,
      kind: 'long',
      cell: ({ changes, of }) => (
        <ul className={access.changes}>
          {changes.slice(0, NAMED).map((change) => (
            <li key={`${change.module} ${change.action}`}>{changeText(change, of.kind)}</li>
          ))}
          {changes.length > NAMED && <li>{words.andMore(changes.length - NAMED)}</li>}
        </ul>
      ),
    },
  ]
  return <Table columns={columns} label={words.permissionChanges} rows={events} />
}
