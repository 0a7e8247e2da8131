// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pack } from '@/ui/packed-data'
import type { VehicleFormLists } from '../../queries/get-vehicle-form'
import { emptyVehicleForm } from '../../rules/form/form-values'
import type { Values } from './form-context'
import { VehicleForm } from './vehicle-form'

const refresh = vi.hoisted(() => vi.fn())
const messages = vi.hoisted(() => ({ info: vi.fn(), error: vi.fn(), success: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }), usePathname: () => '' }))
vi.mock('@payloadcms/ui', () => ({ toast: messages }))

const NOW = '2026-06-15T10:00:00.000Z'
const ME = 1
const aiko = { id: 2, name: 'Aiko Mori' }

const one = (name: string) => [{ id: '1', name }]
const lists = {
  lists: {
    manufacturer: one('Toyota'),
    vehicleType: one('Van'),
    subBodyType: [],
    fuelType: one('Diesel'),
    grade: [],
    conditionGrade: [],
    drivetrain: [],
    transmission: [],
    steeringType: [],
    steeringAssistType: [],
    steeringControlType: [],
    steeringPosition: [],
    color: [...one('White'), { id: '2', name: 'Black' }],
    showroom: one('Yokohama, Yokohama, Japan'),
    namedPort: one('Mombasa, Kenya'),
  },
  tags: [],
  featureGroups: [],
  seats: [],
  priceTypes: ['CIF', 'FOB'].map((code) => ({ code, name: code })),
  models: one('Hiace'),
  modelCodes: [{ id: '1', modelCode: 'TRH200V' }],
  added: [],
  origin: 'https://cars.example.com',
} as unknown as VehicleFormLists

const stored: Values = {
  ...emptyVehicleForm(),
  year: '2017',
  mileage: '48500',
  manufacturer: '1',
  model: '1',
  modelCode: '1',
  code: { modelCode: 'TRH200V' },
  chassisPrefix: 'TRH200V-',
  chassis: '0001',
  officeFileNo: 'OF-1',
  vehicleType: '1',
  showroom: '1',
  color: '1',
  engineSizeCc: '1998',
  costValue: '8000',
  markup: '10',
  description: 'As opened',
  others: 'Notes as opened',
  images: [
    {
      uid: 'stored-1',
      id: 1,
      path: '/media/a.webp',
      imageType: 'exterior',
      isPrimary: true,
      sortOrder: 0,
      preview: '/media/a.webp',
      name: 'a.webp',
      state: 'stored',
      progress: 1,
    },
  ],
  documents: { auction_sheet: { url: '', name: '' }, brochure: { url: '', name: '' } },
}

type Shown = { values?: Partial<Values>; updatedAt?: string; editor?: typeof aiko | null }

/** The server's answer about who is editing, and what was sent to it. */
let editing: { editor: typeof aiko | null; changedBy: typeof aiko | null; updatedAt: string }
let sent: { method: string; url: string; body: Record<string, unknown> | null }[]
let save: (body: Record<string, unknown>) => Response
let root: Root
let box: HTMLElement
let client: QueryClient

const json = (body: unknown, status = 200) => Response.json(body, { status })

async function answer(input: Request): Promise<Response> {
  const text = await input.clone().text()
  const body = text ? JSON.parse(text) : null
  sent.push({ method: input.method, url: new URL(input.url).pathname, body })
  if (!input.url.endsWith('/editing')) return save(body)
  return json({ data: editing, message: 'Said' })
}

async function show({ editor = null, updatedAt = NOW, values = {} }: Shown = {}) {
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <VehicleForm
          lists={pack(lists)}
          mayCreate
          mayReopen={false}
          maySave
          me={ME}
          now={NOW}
          testReorder={false}
          values={{ ...stored, ...values }}
          vehicle={{ id: 7, sku: 'KD-000007', updatedAt, editor, claims: [] }}
        />
      </QueryClientProvider>,
    ),
  )
}

const control = (field: string) => {
  const input = box.querySelector<HTMLInputElement>(`#vehicle-${field}`)
  if (!input) throw new Error(`There is no control for ${field}`)
  return input
}

async function enter(field: string, text: string) {
  const element = control(field)
  await act(async () => {
    // Past React, which takes a value of its own setting for no input.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const button = (name: string) => {
  const match = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!match) throw new Error(`There is no button ${name}`)
  return match
}
const press = (name: string) => act(async () => button(name).click())
const until = (check: () => void) => act(() => vi.waitFor(check))
const isShown = (text: string) => box.textContent?.includes(text)
const patches = () => sent.filter(({ method, url }) => method === 'PATCH' && url.endsWith('/vehicles/7'))
const LATER = '2026-06-15T10:05:00.000Z'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', answer)
  editing = { editor: null, changedBy: aiko, updatedAt: NOW }
  sent = []
  save = () => json({ data: { id: 7 }, message: 'Vehicle updated successfully' })
  client = new QueryClient()
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
})

afterEach(async () => {
  await act(async () => root.unmount())
  box.remove()
  client.clear()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

it('a form that somebody else has opened shows who, opens by itself when they leave, and reads what they saved', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  editing = { ...editing, editor: aiko }
  await show({ editor: aiko })
  expect(isShown('Aiko Mori is editing this vehicle')).toBe(true)
  expect(control('description').matches('fieldset:disabled *')).toBe(true)
  editing = { editor: null, changedBy: aiko, updatedAt: LATER }
  await act(async () => vi.advanceTimersByTimeAsync(5_100))
  await until(() => expect(refresh).toHaveBeenCalled())
  expect(isShown('is editing this vehicle')).toBe(false)
  expect(messages.info).toHaveBeenCalledWith('Aiko Mori has finished. You can edit this vehicle now.')
  await show({ updatedAt: LATER, values: { description: 'From Aiko' } })
  expect(control('description').value).toBe('From Aiko')
  expect(control('description').matches('fieldset:disabled *')).toBe(false)
  vi.useRealTimers()
})

it('of two versions both are shown, mine is chosen at first, and the merged one is saved over theirs', async () => {
  await show()
  await enter('description', 'Mine')
  await enter('licensePlate', 'KDA 123A')
  expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  await show({ updatedAt: LATER, values: { description: 'Theirs', others: 'Notes from Aiko', color: '2' } })
  await until(() => expect(isShown('Aiko Mori saved this vehicle while you were editing it')).toBe(true))
  const [mine, theirs] = [...box.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  expect([mine?.checked, theirs?.checked]).toEqual([true, false])
  expect(isShown('Your versionMine')).toBe(true)
  expect(isShown('Aiko Mori’s versionTheirs')).toBe(true)
  expect(isShown('Before: As opened')).toBe(true)
  const listed = [...box.querySelectorAll('tbody tr')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  )
  expect(listed).toEqual([
    ['Licence plate', 'KDA 123A', 'Your version'],
    ['Notes', 'Notes from Aiko', 'Aiko Mori’s version'],
    ['Colour', 'Black', 'Aiko Mori’s version'],
  ])
  await press('Save merged')
  await until(() => expect(patches()).toHaveLength(1))
  expect(patches()[0]?.body).toEqual({ description: 'Mine', license_plate: 'KDA 123A', updatedAt: LATER })
})

it('the other’s value can be chosen instead', async () => {
  await show()
  await enter('description', 'Mine')
  await enter('others', 'My notes')
  await show({ updatedAt: LATER, values: { description: 'Theirs' } })
  const theirs = box.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]
  await act(async () => theirs?.click())
  await press('Save merged')
  await until(() => expect(patches()).toHaveLength(1))
  expect(patches()[0]?.body).toEqual({ others: 'My notes', updatedAt: LATER })
})

it('what is refused after merging stands in the form again, nothing of it is lost', async () => {
  save = () => json({ message: 'No', errors: [{ path: 'others', message: 'Notes are wrong' }] }, 422)
  await show()
  await enter('others', 'My notes')
  await show({ updatedAt: LATER, values: { description: 'Theirs' } })
  await press('Save merged')
  await until(() => expect(isShown('Notes are wrong')).toBe(true))
  expect([control('others').value, control('description').value]).toEqual(['My notes', 'Theirs'])
})

it('a save that comes too late reads the other version at once', async () => {
  const errors = [{ path: 'updatedAt', message: 'Outdated' }]
  save = () => json({ message: 'Someone else has changed this record in the meantime.', errors }, 409)
  await show()
  await enter('description', 'Mine')
  await press('Save')
  await until(() => expect(refresh).toHaveBeenCalled())
  expect(control('description').value).toBe('Mine')
  expect(isShown('Compare both versions')).toBe(true)
})

it('a version that has all that was entered here replaces it without a question', async () => {
  await show()
  await enter('description', 'The same')
  await show({ updatedAt: LATER, values: { description: 'The same', others: 'More' } })
  expect(control('others').value).toBe('More')
  expect(isShown('Save merged')).toBe(false)
})

it('nothing can be merged into a vehicle that was sold meanwhile', async () => {
  await show()
  await enter('description', 'Mine')
  await show({ updatedAt: LATER, values: { status: 'SOLD' } })
  expect(isShown('It is sold now and can no longer be changed')).toBe(true)
  expect(isShown('Mine')).toBe(true)
  expect(isShown('Save merged')).toBe(false)
  await press('Discard my version')
  const again = [...document.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'Discard my version',
  )
  await act(async () => again.at(-1)?.click())
  expect(isShown('This vehicle is sold and can no longer be changed.')).toBe(true)
})

it('a vehicle is saved as sold only after a question', async () => {
  await show()
  const status = control('status')
  await act(async () => {
    status.value = 'SOLD'
    status.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await press('Save')
  await until(() => expect(document.body.textContent).toContain('Mark this vehicle as sold?'))
  expect(patches()).toHaveLength(0)
  await press('Cancel')
  await press('Save')
  await until(() => expect(document.body.textContent).toContain('Mark this vehicle as sold?'))
  await press('Mark as sold')
  await until(() => expect(patches()).toHaveLength(1))
  expect(patches()[0]?.body).toEqual({ status: 'SOLD', updatedAt: NOW })
})

it('who leaves the form, or closes the tab, lets the next one edit', async () => {
  await show()
  await enter('description', 'Mine')
  window.dispatchEvent(new Event('pagehide'))
  await until(() => expect(sent.map(({ method }) => method)).toContain('DELETE'))
})

it('a FOB price names no port', async () => {
  await show({ values: { namedPort: '1' } })
  expect([control('namedPort').value, isShown('A CIF price holds for this port alone')]).toEqual(['1', true])
  const term = control('priceType')
  term.value = 'FOB'
  await act(async () => term.dispatchEvent(new Event('change', { bubbles: true })))
  expect(box.querySelector('#vehicle-namedPort')).toBeNull()
})

it('a draft without photographs says so once it is saved, and the message about them is gone', async () => {
  await show({ values: { images: [], priceType: 'FOB' } })
  await press('Save')
  const [, refusal] = messages.error.mock.calls[0] ?? []
  expect(messages.error).toHaveBeenCalledWith('At least one image is required for the vehicle', refusal)
  expect(patches()).toHaveLength(0)
  await press('Save draft without photographs')
  await until(() => expect(patches()).toHaveLength(1))
  expect(messages.success).toHaveBeenCalledWith('Vehicle updated successfully', {
    ...refusal,
    description: 'Draft saved without photographs',
  })
})
