// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { click, mount } from '@/ui/form/mount.fixture'
import type { CustomsList } from '../queries/list-customs-lists'
import { sheetFacts } from '../rules/preview-customs-import'
import { CustomsMapEditor } from './customs-map-editor'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

const LIST: CustomsList = {
  id: 5,
  name: 'Values',
  country: 'Kenya',
  currency: 'KES',
  appliesFrom: '2026-07-01',
  checkedOn: '2026-11-20',
  sourceName: 'Customs',
  sourceUrl: null,
  status: 'DRAFT',
  lines: 0,
  fileName: null,
  createdAt: '2026-11-20T09:14:00.000Z',
  updatedAt: '2026-11-20T09:14:00.000Z',
}
const ROWS = [['Title'], ['Make', 'Model', 'CRSP', 'Old CRSP'], ['TOYOTA', 'AQUA', '1,800,000', '900']]
const CARS = { name: 'Cars', rows: ROWS }
const FILE = { name: 'crsp.xlsx', uploadedAt: LIST.createdAt, sheets: [sheetFacts(CARS)] }
const PREVIEW = {
  lines: 1,
  refused: 2,
  skipped: 0,
  problems: [{ problem: 'There is no value', rows: 2, first: [7, 9] }],
  samples: [
    {
      row: 3,
      make: 'TOYOTA',
      model: 'AQUA',
      modelCode: null,
      body: null,
      drive: null,
      cc: null,
      fuel: null,
      transmission: null,
      yearFrom: null,
      yearTo: null,
      value: 1_800_000,
    },
  ],
  rejected: [],
}

type Sent = { method: string; path: string; body: { columns: object; header: number } | null }
let sent: Sent[]
beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { method, url } = request
    const { pathname, searchParams } = new URL(url)
    sent.push({ method, path: pathname, body: await request.json().catch(() => null) })
    const header = Number(searchParams.get('header'))
    const data = method === 'GET' ? { ...FILE, sheets: [sheetFacts(CARS, header)] } : PREVIEW
    return new Response(JSON.stringify({ data }))
  })
})

let page: Awaited<ReturnType<typeof mount>>
afterEach(async () => {
  await page.gone()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const open = async () => {
  page = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <CustomsMapEditor file={FILE} list={LIST} />
    </QueryClientProvider>,
  )
}
const choose = (selector: string, value: string) =>
  act(async () => {
    const select = page.find<HTMLSelectElement>(selector)
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
const last = () => sent.at(-1)
/** As long as the editor waits for another change, and the answer. */
const untilIdle = () => act(() => vi.advanceTimersByTimeAsync(300))
const fieldOf = (heading: string) => `select[aria-label="Field for ${heading}"]`

test('what is suggested is previewed at once, and imported as it was previewed', async () => {
  await open()
  await untilIdle()
  expect(page.text()).toContain('There is no value: 2 rows (7, 9)')
  expect(page.text()).toMatch(/KES\s1,800,000/)
  await click(page.find('button'))
  expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['preview', 'import'])
  expect(last()?.body).toEqual(sent[0]?.body)
  expect(last()?.body).toMatchObject({ header: 1, columns: { make: 0, model: 1, value: 2 } })
})

test('a field has one column: chosen for another, it leaves the first', async () => {
  await open()
  await untilIdle()
  await choose(fieldOf('Old CRSP'), 'value')
  expect(page.find<HTMLSelectElement>(fieldOf('CRSP')).value).toBe('')
  await untilIdle()
  expect(last()?.body?.columns).toEqual({ make: 0, model: 1, value: 3 })
})

test('nothing is previewed or imported without make, model and value', async () => {
  await open()
  await untilIdle()
  await choose(fieldOf('Model'), '')
  expect(page.text()).toContain('Choose the columns of make, model and value')
  expect(page.text()).not.toContain('Import 1 line')
})

test('with the headings in another row the columns are suggested anew', async () => {
  await open()
  await untilIdle()
  await choose('div:nth-child(2) > select', '2')
  await untilIdle()
  expect(page.text()).toContain('Choose the columns of make, model and value')
  expect(page.text()).toContain('AQUA')
})
