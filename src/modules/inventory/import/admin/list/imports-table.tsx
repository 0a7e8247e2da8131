import Link from 'next/link'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import { LocalTime } from '@/ui/back-office/time/local-time'
import type { ImportSummary } from '../../queries/select-imports'
import { count, STATUS_WORDS } from '../words'
import * as words from './words'

const figure = (
  key: 'created' | 'updated' | 'skipped' | 'rejected',
  title: string,
): TableColumn<ImportSummary> => ({
  key,
  title,
  kind: 'number',
  cell: ({ counts }) => count(counts[key]),
})

const COLUMNS: TableColumn<ImportSummary>[] = [
  { key: 'id', title: words.no, kind: 'number', cell: ({ id }) => id },
  {
    key: 'file',
    title: words.file,
    kind: 'long',
    card: 'title',
    cell: ({ fileName, id }) => <Link href={`/admin/inventory/import/${id}`}>{fileName}</Link>,
  },
  {
    key: 'state',
    title: words.state,
    card: 'status',
    cell: ({ status }) => (
      <StatusLabel tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].label}</StatusLabel>
    ),
  },
  figure('created', words.created),
  figure('updated', words.updated),
  figure('skipped', words.skipped),
  figure('rejected', words.rejected),
  { key: 'by', title: words.by, cell: ({ startedBy }) => startedBy ?? words.commandLine },
  {
    key: 'begun',
    title: words.started,
    zoned: true,
    cell: ({ startedAt }) => <LocalTime iso={startedAt} />,
  },
]

/** Past and present imports, the newest first. */
export const ImportsTable = ({ rows }: { rows: ImportSummary[] }) => (
  <Table columns={COLUMNS} label={words.tableOfImports} rows={rows} />
)
