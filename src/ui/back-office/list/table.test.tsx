// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ListContext } from './list-context'
import { Table, type TableColumn } from './table'

const router = { push: vi.fn(), refresh: vi.fn() }
vi.mock('next/navigation', () => ({ useRouter: () => router }))

type Row = { id: number; name: string }

const COLUMNS: TableColumn<Row>[] = [
  {
    key: 'name',
    title: 'Vehicle',
    card: 'title',
    sorts: [
      { by: 'name-asc', order: 'ascending', label: 'Name: A to Z' },
      { by: 'name-desc', order: 'descending', label: 'Name: Z to A' },
    ],
    cell: ({ name }) => name,
  },
  { key: 'year', title: 'Year', kind: 'number', cell: () => 2015 },
  { key: 'note', title: 'Note', kind: 'long', cell: () => 'As new' },
  { key: 'at', title: 'Deleted', zoned: true, cell: () => 'today' },
  { key: 'actions', title: 'Actions', kind: 'actions', cell: () => <button type="button">Restore</button> },
]

let root: Root
let page: HTMLElement

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  page = document.createElement('div')
  root = createRoot(page)
  await act(async () =>
    root.render(
      <ListContext given={{ sort: 'name-asc' }}>
        <Table columns={COLUMNS} label="Vehicles" rows={[{ id: 1, name: 'Vitz' }]} sort="name-asc" />
      </ListContext>,
    ),
  )
})

afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

test('each cell shows its place on the card of a phone, and facts what they are', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const cells = [...page.querySelectorAll<HTMLElement>('tbody td')]
  expect(cells.map(({ dataset }) => [dataset.card, dataset.label])).toEqual([
    ['title', 'Vehicle'],
    ['fact', 'Year'],
    ['text', 'Note'],
    ['fact', `Deleted (${timeZone})`],
    ['actions', 'Actions'],
  ])
})

test('a table laid out as cards is still heard as a table', () => {
  const roles = (selector: string) =>
    new Set([...page.querySelectorAll(selector)].map((part) => part.getAttribute('role')))
  expect([roles('table'), roles('thead, tbody'), roles('tr'), roles('th'), roles('td')]).toEqual(
    ['table', 'rowgroup', 'row', 'columnheader', 'cell'].map((role) => new Set([role])),
  )
})

test('rows are put in order by a heading, and on a phone by a choice of the same orders', async () => {
  const heading = page.querySelector('th')
  expect(heading?.getAttribute('aria-sort')).toBe('ascending')
  expect(heading?.textContent).toBe('Vehicle ↑')
  expect(heading?.querySelector('a')?.getAttribute('href')).toBe('?sort=name-desc')
  const choice = page.querySelector('select')
  expect([...(choice?.options ?? [])].map(({ text }) => text)).toEqual(['Name: A to Z', 'Name: Z to A'])
  await act(async () => {
    if (choice) choice.value = 'name-desc'
    choice?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(router.push).toHaveBeenCalledWith('?sort=name-desc', { scroll: false })
})
