// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerCalls, click, mount, submit, type } from '@/ui/form/mount.fixture'
import type { ListRow, ListShape, Values } from '../list/list-type'
import { RecordForm } from './record-form'

const toast = vi.hoisted(() => ({ info: vi.fn() }))
vi.mock('@payloadcms/ui', () => ({ toast }))

const SHAPE: ListShape = {
  address: '/admin/inventory/model-codes',
  collection: 'model-codes',
  path: '/model-codes',
  singular: 'Model code',
  plural: 'Model codes',
  createLabel: '',
  columns: [],
  fields: [
    { name: 'modelCode', sent: 'model_code', label: 'Code', kind: 'text' },
    { name: 'lengthCm', sent: 'length_cm', label: 'Length', kind: 'number' },
    {
      name: 'maker',
      label: 'Maker',
      kind: 'link',
      local: true,
      options: [
        { value: '1', label: 'Toyota' },
        { value: '2', label: 'Nissan' },
      ],
    },
    {
      name: 'model',
      sent: 'model_id',
      label: 'Model',
      kind: 'link',
      loads: { by: 'maker', from: '/api/v1/models/public/by-manufacturer/{id}' },
    },
    { name: 'active', label: 'Active', kind: 'flag' },
  ],
  opens: 'dialog',
  may: { create: true, update: true, delete: true },
  toggle: null,
  bulkDelete: false,
}

const rowOf = (updatedAt: string, values: Values, labels = { model: 'Hiace' }): ListRow => ({
  id: 7,
  name: 'TRH200V',
  updatedAt,
  active: null,
  cells: {},
  values: { modelCode: 'TRH200V', lengthCm: 470, maker: 1, model: 5, active: true, ...values },
  labels,
})

const NOW = '2026-06-15T10:00:00.000Z'
const LATER = '2026-06-15T10:05:00.000Z'
const OUTDATED = {
  status: 409,
  body: {
    message: 'Someone else changed this record.',
    errors: [{ path: 'updatedAt', message: 'Outdated' }],
  },
}
const SAVED = { status: 200, body: { data: { id: 7 }, message: 'Saved' } }
const models = (id: number, name: string) => ({ status: 200, body: { data: [{ id, name }] } })

const onSaved = vi.fn()
let answers: Parameters<typeof answerCalls>[0]
let sent: ReturnType<typeof answerCalls>
let shown: Awaited<ReturnType<typeof mount>>

/** The form, which reads `theirs` when it reads the record again; null once it is not in the list any more. */
function Screen({ isGone = false, theirs }: { isGone?: boolean; theirs: ListRow }) {
  const [row, setRow] = useState(rowOf(NOW, {}))
  const [isRead, setIsRead] = useState(false)
  const read = () => (isGone ? setIsRead(true) : setRow(theirs))
  return (
    <QueryClientProvider client={new QueryClient()}>
      <button onClick={read} type="button">
        Read again
      </button>
      <RecordForm
        onCancel={vi.fn()}
        onReload={isRead ? null : read}
        onSaved={onSaved}
        row={row}
        rules={{ check: () => [] }}
        shape={SHAPE}
      />
    </QueryClientProvider>
  )
}

const field = (label: string): HTMLInputElement => {
  const labels = [...shown.place.querySelectorAll('label')]
  const input = labels.find(({ textContent }) => textContent === label)
  return shown.find(`[id="${input?.htmlFor}"]`)
}
const radio = (number: number) => {
  const input = shown.place.querySelectorAll<HTMLInputElement>('input[type=radio]')[number]
  if (!input) throw new Error('there is no such choice')
  return input
}
const choose = async (label: string, value: string) => {
  const select = field(label) as unknown as HTMLSelectElement
  await until(() => expect([...select.options].map((option) => option.value)).toContain(value))
  await act(async () => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}
const save = () => submit(shown.find('form'))
const until = (check: () => void) => act(() => vi.waitFor(check))
const patches = () => sent.filter(({ path }) => path === '/model-codes/7').map(({ body }) => body)
const isMerging = () => shown.text().includes('Save merged')

async function show(theirs: Values, more: { isGone?: boolean; labels?: { model: string } } = {}) {
  shown = await mount(<Screen isGone={more.isGone} theirs={rowOf(LATER, theirs, more.labels)} />)
}

beforeEach(() => {
  answers = {
    '/model-codes/7': OUTDATED,
    '/models/public/by-manufacturer/1': models(5, 'Hiace'),
    '/models/public/by-manufacturer/2': models(6, 'Caravan'),
  }
  sent = answerCalls(answers)
})

afterEach(async () => {
  await shown.gone()
  sessionStorage.clear()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

it('a save that comes too late shows both versions, and saves the merged one over theirs', async () => {
  await show({ modelCode: 'Theirs', active: false })
  await type(field('Code'), 'Mine')
  await type(field('Length'), '480')
  await save()
  expect(shown.text()).toContain('This model code was saved by someone else')
  expect([radio(0).checked, radio(1).checked]).toEqual([true, false])
  for (const text of ['Your versionMine', 'The other versionTheirs', 'Before: TRH200V'])
    expect(shown.text()).toContain(text)
  const listed = [...shown.place.querySelectorAll('tbody tr')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  )
  expect(listed).toEqual([
    ['Length', '480', 'Your version'],
    ['Active', 'No', 'The other version'],
  ])
  answers['/model-codes/7'] = SAVED
  await click(shown.button('Save merged'))
  await until(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(patches()).toHaveLength(2)
  expect(patches()[1]).toEqual({
    model_code: 'Mine',
    length_cm: 480,
    model_id: 5,
    active: false,
    updatedAt: LATER,
  })
})

it('the other’s value can be chosen instead; what is refused then stands in the form, with all of both', async () => {
  await show({ modelCode: 'Theirs' })
  await type(field('Code'), 'Mine')
  await type(field('Length'), '480')
  await save()
  await click(radio(1))
  const errors = [{ path: 'length_cm', message: 'Too long' }]
  answers['/model-codes/7'] = { status: 422, body: { message: 'No', errors } }
  await click(shown.button('Save merged'))
  await until(() => expect(shown.text()).toContain('Too long'))
  expect(isMerging()).toBe(false)
  expect([field('Code').value, field('Length').value]).toEqual(['Theirs', '480'])
})

it('what narrows a choice goes with it, both in words', async () => {
  await show({ model: 8 }, { labels: { model: 'Probox' } })
  await choose('Maker', '2')
  await choose('Model', '6')
  await save()
  for (const text of ['Maker and Model', 'Your versionNissan Caravan', 'The other versionToyota Probox'])
    expect(shown.text()).toContain(text)
  await click(radio(1))
  await click(shown.button('Save merged'))
  await until(() => expect(patches()).toHaveLength(2))
  expect(patches()[1]).toMatchObject({ model_id: 8 })
})

it('a version that has all that was entered here replaces it without a question', async () => {
  await show({ modelCode: 'The same', lengthCm: 500 })
  await type(field('Code'), 'The same')
  await save()
  expect(isMerging()).toBe(false)
  expect(field('Length').value).toBe('500')
  expect(toast.info).toHaveBeenCalledWith('Someone else has saved the same values in the meantime.')
})

it('a newer version is opened at once where nothing was entered', async () => {
  await show({ modelCode: 'Theirs' })
  await click(shown.button('Read again'))
  expect(field('Code').value).toBe('Theirs')
  expect(isMerging()).toBe(false)
})

it('of a record that has left its page of the list, what was entered stays, with the reason', async () => {
  await show({}, { isGone: true })
  await type(field('Code'), 'Mine')
  await save()
  await until(() => expect(shown.text()).toContain('is no longer on this page of the list'))
  expect(shown.text()).not.toContain('Compare both versions')
  expect(field('Code').value).toBe('Mine')
})
