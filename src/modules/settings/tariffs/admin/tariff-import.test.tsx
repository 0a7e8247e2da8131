// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerCalls, click, mount, submit, type } from '@/ui/form/mount.fixture'
import { TariffImport } from './tariff-import'

const router = vi.hoisted(() => ({ refresh: vi.fn(), push: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

const PREVIEW = { stamp: 's1', added: [], changed: [], ended: [], unchanged: 0, problems: [], unused: [] }
const NEW = {
  line: 2,
  keyword: 'K Line',
  lane: 'Yokohama → Mombasa',
  fee: '$62 per m³',
  method: 'RoRo',
  vehicleType: null,
  days: 'at all times',
}
const problem = (line: number) => ({
  line,
  field: 'originPort',
  column: 'Origin port',
  value: 'Yokohoma',
  reason: 'There is no port of this name',
})
const LOOK = '/freights/import/preview'
const TAKE = '/freights/import'
const seen = (data: object) => ({ status: 200, body: { data: { ...PREVIEW, ...data } } })
const WRONG = seen({ problems: [problem(2), problem(4)] })
const RIGHT = seen({ stamp: 's2', added: [NEW] })
const DONE = { status: 200, body: { data: {}, message: '1 added, 0 changed, 0 ended, 0 unchanged' } }
const OUTDATED = { status: 409, body: { message: 'Somebody has changed freights since this preview.' } }

let answers: Parameters<typeof answerCalls>[0]
let sent: ReturnType<typeof answerCalls>
let shown: Awaited<ReturnType<typeof mount>>

beforeEach(async () => {
  answers = {}
  sent = answerCalls(answers)
  shown = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <TariffImport />
    </QueryClientProvider>,
  )
})
afterEach(async () => {
  await shown.gone()
  vi.unstubAllGlobals()
  router.refresh.mockClear()
})

const choose = (csv: string | Uint8Array<ArrayBuffer>) =>
  act(async () => {
    const input = shown.find<HTMLInputElement>('input[type=file]')
    Object.defineProperty(input, 'files', { configurable: true, value: [new File([csv], 'q1.csv')] })
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0))
  })
const becomes = (text: string) => act(() => vi.waitFor(() => expect(shown.text()).toContain(text)))

it('a mistake in several lines is mended once, and then the file is imported as it was seen', async () => {
  answers[LOOK] = WRONG
  await choose('Fee,POL,POD')
  await becomes('2 mistakes in the file')
  expect(shown.place.querySelectorAll('form tbody tr')).toHaveLength(1)
  expect(shown.text()).toContain('There is no port of this name')

  answers[LOOK] = RIGHT
  await type(shown.find('form tbody input'), 'Yokohama')
  await submit(shown.find('form'))
  await becomes('Yokohama → Mombasa')
  const mended = [2, 4].map((line) => ({ line, field: 'originPort', text: 'Yokohama' }))
  expect(sent.at(-1)).toMatchObject({ path: LOOK, body: { csv: 'Fee,POL,POD', mended } })

  answers[TAKE] = DONE
  await click(shown.button('Import 1 change'))
  await becomes('1 added, 0 changed, 0 ended, 0 unchanged')
  expect(sent.at(-1)).toMatchObject({ path: TAKE, body: { csv: 'Fee,POL,POD', mended, stamp: 's2' } })
  expect(shown.text()).not.toContain('Yokohama → Mombasa')
})

it('a preview that is outdated is refused, and shown anew', async () => {
  answers[LOOK] = RIGHT
  await choose('Fee')
  await becomes('1 new')
  answers[TAKE] = OUTDATED
  answers[LOOK] = seen({ stamp: 's3', added: [NEW, { ...NEW, line: 3 }] })
  await click(shown.button('Import 1 change'))
  await becomes('2 new')
  expect(shown.text()).toContain('Somebody has changed freights since this preview.')
  expect(shown.button('Import 2 changes').disabled).toBe(false)
})

it('lines with mistakes hold the import up until they are left out', async () => {
  answers[LOOK] = seen({ added: [NEW], problems: [problem(3)] })
  await choose('Fee')
  await becomes('1 mistake in the file')
  expect(shown.button('Import 1 change').disabled).toBe(true)
  const boxes = [...shown.place.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  await click(boxes.at(-1) ?? shown.place)
  await act(() => vi.waitFor(() => expect(shown.button('Import 1 change').disabled).toBe(false)))
  expect(sent.at(-1)?.body).toMatchObject({ leavesOut: true })
})

it('a file in the encoding of old spreadsheets is read, too', async () => {
  answers[LOOK] = seen({})
  await choose(new Uint8Array([76, 0xfc, 100]))
  await becomes('This file changes nothing')
  expect(sent[0]?.body).toMatchObject({ csv: 'Lüd' })
})
