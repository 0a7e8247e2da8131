'use client'
import { formatMoney } from '@/kernel/money'
import { ListEmpty } from '@/ui/back-office/list/list-empty'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import type { CustomsLine } from '../rules/customs-line'
import * as words from './customs-words'

type Shown = CustomsLine & { id: number }
type Fact = Omit<TableColumn<Shown>, 'cell'> & { of: (line: CustomsLine) => string | null }

const yearsOf = ({ yearFrom, yearTo }: CustomsLine): string | null =>
  yearFrom === null && yearTo === null ? null : words.yearsText(yearFrom, yearTo)

const FACTS: readonly Fact[] = [
  { key: 'row', title: words.row, kind: 'number', of: ({ row }) => String(row) },
  { key: 'make', title: words.make, of: ({ make }) => make },
  { key: 'model', title: words.model, card: 'title', of: ({ model }) => model },
  { key: 'modelCode', title: words.modelCode, of: ({ modelCode }) => modelCode },
  { key: 'body', title: words.body, of: ({ body }) => body },
  { key: 'drive', title: words.drive, of: ({ drive }) => drive },
  { key: 'cc', title: words.engine, kind: 'number', of: ({ cc }) => (cc === null ? null : words.cc(cc)) },
  { key: 'fuel', title: words.fuel, of: ({ fuel }) => fuel },
  { key: 'transmission', title: words.transmission, of: ({ transmission }) => transmission },
  { key: 'years', title: words.years, of: yearsOf },
]

type Props = { currency: string; rows: readonly CustomsLine[] }

/** Lines as they were understood; columns that none of them fills are left out. */
export function LinesTable({ currency, label, rows }: Props & { label: string }) {
  const facts = FACTS.filter(({ of }) => rows.some((line) => of(line) !== null))
  const columns: TableColumn<Shown>[] = [
    ...facts.map(({ of, ...column }) => ({ ...column, cell: (line: Shown) => of(line) ?? '—' })),
    {
      key: 'value',
      title: words.value,
      kind: 'number',
      card: 'status',
      cell: ({ value }) => formatMoney(value, currency),
    },
  ]
  return <Table columns={columns} label={label} rows={rows.map((line) => ({ ...line, id: line.row }))} />
}

/** A page of a list's lines. */
export const CustomsLines = (props: Props) =>
  props.rows.length === 0 ? (
    <ListEmpty hint={words.importThemFirst} noMatch={words.noLineMatches} none={words.noLinesYet} />
  ) : (
    <LinesTable {...props} label={words.lines} />
  )
