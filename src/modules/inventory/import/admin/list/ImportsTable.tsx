import Link from 'next/link'
import { LocalTime, ZoneName } from '@/ui/back-office/LocalTime'
import { Status } from '@/ui/back-office/list/Status'
import { Table, type TableColumn } from '@/ui/back-office/list/Table'
import type { ImportSummary } from '../../queries/imports'
import { count, STATUS_WORDS } from '../words'

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
  { key: 'id', title: 'No.', kind: 'number', cell: ({ id }) => id },
  {
    key: 'file',
    title: 'File',
    kind: 'long',
    cell: ({ fileName, id }) => <Link href={`/admin/inventory/import/${id}`}>{fileName}</Link>,
  },
  {
    key: 'state',
    title: 'State',
    cell: ({ status }) => <Status tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].label}</Status>,
  },
  figure('created', 'Created'),
  figure('updated', 'Changed'),
  figure('skipped', 'Skipped'),
  figure('rejected', 'Rejected'),
  { key: 'by', title: 'By', cell: ({ startedBy }) => startedBy ?? 'Command line' },
  {
    key: 'begun',
    title: (
      <>
        Begun (<ZoneName />)
      </>
    ),
    cell: ({ startedAt }) => <LocalTime iso={startedAt} />,
  },
]

/** Past and present imports, the newest first. */
export const ImportsTable = ({ rows }: { rows: ImportSummary[] }) => (
  <Table columns={COLUMNS} label="Table of imports" rows={rows} />
)
