'use client'
import Link from 'next/link'
import { editScreen } from '@/modules/content/publishing/rules/content-kinds'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import type { LackingPage } from '../queries/list-lacking'
import { LACKS } from '../rules/find-lacking'
import * as words from './words'

type Row = Omit<LackingPage, 'id'> & { id: string; recordId: number }

/** Ids of both kinds are the same numbers. */
const rowOf = ({ id, ...page }: LackingPage): Row => ({ ...page, id: `${page.kind}-${id}`, recordId: id })

const COLUMNS: readonly TableColumn<Row>[] = [
  {
    key: 'page',
    title: words.page,
    kind: 'long',
    card: 'title',
    cell: ({ kind, recordId, title }) => (
      <Link href={editScreen(kind, recordId)}>{title?.trim() || words.untitled}</Link>
    ),
  },
  { key: 'kind', title: words.kind, card: 'lead', cell: ({ kind }) => words.kinds[kind] },
  {
    key: 'lacks',
    title: words.lacking,
    kind: 'long',
    cell: ({ lacks }) => lacks.map((lack) => LACKS[lack]).join(' · '),
  },
]

/** Pages with what each of them lacks. */
export const LackingTable = ({ pages }: { pages: readonly LackingPage[] }) => (
  <Table columns={COLUMNS} label={words.pagesThatLack} rows={pages.map(rowOf)} />
)
