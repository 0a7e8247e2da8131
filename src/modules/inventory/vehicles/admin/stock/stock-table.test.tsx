import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { AddedField } from '@/kernel/added-fields'
import type { ListLook } from '@/kernel/lists/paging-limits'
import { ListContext } from '@/ui/back-office/list/list-context'
import type { StockRow } from '../../queries/list-stock'
import { columnsFor, type StockColumnKey, shownColumns } from '../../rules/stock/stock-column-choice'
import { readStockFilter, STOCK_USUAL } from '../../schemas/stock-query'
import { StockTable } from './stock-table'
import type { ViewState } from './views/view-state-type'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }),
  usePathname: () => '/admin/inventory/vehicles',
}))
vi.mock('@payloadcms/ui', () => ({ toast: {} }))

const row: StockRow = {
  id: 7,
  sku: 'KD-000007',
  name: 'Toyota Hiace 2019',
  status: 'PUBLISHED',
  year: 2019,
  price: 8800,
  currency: 'USD',
  priceType: 'FOB',
  namedPort: null,
  mileage: 41200,
  modelCode: 'TRH200V',
  chassis: 'TRH200V-0001',
  showroom: 'Yokohama',
  picture: null,
  isDrawn: false,
  pictures: 0,
  views: 3,
  updatedAt: '2026-06-15T10:00:00.000Z',
  createdAt: '2026-06-15T10:00:00.000Z',
  age: 12,
  added: {},
}

const state: ViewState = {
  views: [],
  current: null,
  isChanged: false,
  query: '',
  columns: shownColumns(null, true),
  offered: columnsFor(true),
  usual: shownColumns(null, true),
  added: [],
  isInAddress: false,
  defaultView: null,
  mayShare: true,
}

const drawn = (view: ListLook, given: Record<string, string> = {}, shown = row, has = state) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ListContext given={given} usual={STOCK_USUAL}>
        <StockTable
          count="1 vehicle"
          may={{ update: true, delete: true }}
          look={view}
          shown={{ rows: [shown], limit: 10, page: 1, pages: 1, total: 1, capped: false }}
          sort="updated-desc"
          state={has}
        />
      </ListContext>
    </QueryClientProvider>,
  )

it('vehicles are shown as a list at first, and as a grid on request', () => {
  const list = drawn('list')
  expect(list).toContain('<table')
  expect(list).toMatch(/aria-current="true"[^>]*>List</)
  const grid = drawn('grid', { view: 'grid' })
  expect(grid).not.toContain('<table')
  expect(grid).toMatch(/aria-current="true"[^>]*>Grid</)
  for (const text of [
    'Toyota Hiace 2019',
    'Published',
    'KD-000007',
    '$8,800 FOB',
    '41,200 miles',
    'Yokohama',
  ])
    expect(grid).toContain(text)
  expect(grid).toContain('aria-label="Select Toyota Hiace 2019"')
  expect(grid).toContain('/admin/inventory/vehicles/edit/7')
})

it('the way of showing them keeps filters and page, and stands in the address', () => {
  const list = drawn('list', { status: 'SOLD', page: '3' })
  expect(list).toContain('?status=SOLD&amp;page=3&amp;view=grid')
  const grid = drawn('grid', { status: 'SOLD', view: 'grid' })
  expect(grid).toMatch(/href="\?status=SOLD"[^>]*>List</)
  expect(readStockFilter({ view: 'grid' }).view).toBe('grid')
  expect(readStockFilter({}).view).toBe('list')
  expect(readStockFilter({ view: 'carousel' }).view).toBe('list')
})

it.each(['list', 'grid'] as const)('a %s labels a drawing', (view) => {
  const picture = 'hiace-160.webp'
  const label = />Drawing<\/small>/
  expect(drawn(view, {}, { ...row, picture, isDrawn: true })).toMatch(label)
  expect(drawn(view, {}, { ...row, picture })).not.toMatch(label)
})

it('a grid, which has no headings, offers the orders of the list', () => {
  const orders = (view: ListLook) =>
    [...drawn(view).matchAll(/<option[^>]*>([^<]+)/g)].map(([, name]) => name)
  expect(orders('grid')).toContain('Price: low to high')
  expect(orders('grid')).toEqual(orders('list'))
})

const common = { seenBy: 'staff', setBy: 'staff', column: true } as const
const ADDED: AddedField[] = [
  {
    ...common,
    name: 'result',
    kind: 'choice',
    label: 'Result',
    options: [{ value: 'failed', label: 'Has failed', tone: 'red' }],
  },
  { ...common, name: 'checkedOn', kind: 'date', label: 'Checked on' },
  { ...common, name: 'payloadKg', kind: 'number', label: 'Payload', min: 0, max: 9_000, unit: 'kg' },
  { ...common, name: 'hasBook', kind: 'flag', label: 'Service book' },
]

it('columns of modules’ fields are formatted by their kind, and those with an order can be sorted', () => {
  const columns: StockColumnKey[] = [
    'name',
    'added.result',
    'added.checked_on',
    'added.payload_kg',
    'added.has_book',
    'added.gone',
  ]
  const added = {
    'added.result': 'failed',
    'added.checked_on': '2026-03-12',
    'added.payload_kg': 1200,
    'added.has_book': false,
  }
  const list = drawn('list', {}, { ...row, added }, { ...state, columns, added: ADDED })
  expect(list).toMatch(/data-tone="red"[^>]*>Has failed</)
  for (const text of ['12 Mar 2026', '1,200 kg', 'No']) expect(list).toContain(`>${text}</td>`)
  const bySort = [...list.matchAll(/sort=(added\.[a-z_]+-desc)/g)].map(([, sort]) => sort)
  expect(new Set(bySort)).toEqual(new Set(['added.checked_on-desc', 'added.payload_kg-desc']))
  const without = drawn('list', {}, { ...row, added: {} }, { ...state, columns, added: ADDED })
  expect(without.match(/>—<\/td>/g)).toHaveLength(4)
})
