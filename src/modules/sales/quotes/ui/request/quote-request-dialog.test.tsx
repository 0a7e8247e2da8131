// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, test, vi } from 'vitest'
import { click, mount } from '@/ui/form/mount.fixture'
import { ToastRegion } from '@/ui/toast'
import {
  DUPLICATE_REQUEST,
  REQUEST_FAILED,
  REQUEST_SENT,
  REQUESTED_INFO,
  RESERVED_INFO,
  RESTRICTED_TEXT,
} from '../../rules/quote-messages'
import { QuoteButton } from './quote-button'
import { QuoteRequestDialogOpener } from './quote-request-dialog-opener'
import { setQuotes, type Viewer } from './quotes-on-page-store'

const CUSTOMER: Viewer = { hasRole: false, hasUserType: true }
const PROFILE = {
  address: 'Plot 5, Kampala',
  deliveryAddress1: null,
  deliveryAddress2: 'Port Bell',
  deliveryAddress3: null,
  country: 'TZ',
  updatedAt: '2026-11-22T10:00:00.000Z',
}

const PORTS = [
  { id: 3, name: 'Mombasa', country: 'Kenya' },
  { id: 5, name: 'Tanga', country: 'Tanzania' },
]

/** The calls that were made, as 'POST /quotes/request', with what they sent. */
let sent: { call: string; body: unknown }[]
let answers: Record<string, { status: number; body: object }>

// What a browser fetches with the first press.
beforeAll(() => Promise.all([import('./quote-request-dialog'), import('./quote-request-calls')]))

beforeEach(() => {
  sent = []
  window.history.replaceState(null, '', '/vehicles/9')
  localStorage.clear()
  setQuotes({ requestedVehicle: null, requested: new Set() })
  answers = {
    'GET /quotes/my-quotes': { status: 200, body: { data: [], total: 0, page: 1, limit: 100 } },
    'GET /users/profile': { status: 200, body: { data: PROFILE } },
    'GET /vehicles/public/destinations': { status: 200, body: { data: PORTS } },
    'PATCH /users/my-profile': { status: 200, body: { data: PROFILE } },
    'POST /quotes/request': { status: 201, body: { data: { id: 12 }, message: REQUEST_SENT } },
  }
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`
    sent.push({ call, body: await request.json().catch(() => null) })
    const { body, status } = answers[call] ?? { status: 404, body: { message: 'Not found' } }
    return new Response(JSON.stringify(body), { status })
  })
})

let page: Awaited<ReturnType<typeof mount>>
afterEach(async () => {
  await page.gone()
  vi.unstubAllGlobals()
})

/** The dialog is loaded with the first press, and its calls are answered a moment later. */
const soon = (assertion: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    assertion()
  }, 5000)

const dialog = () => document.querySelector('dialog')
const calls = () => sent.map(({ call }) => call).filter((call) => !call.startsWith('GET'))
const press = (name: string) =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    if (!button) throw new Error(`no button ${name} in ${document.body.textContent}`)
    button.click()
  })

async function show(viewer: Viewer, isReserved = false, cost?: string) {
  page = await mount(
    <>
      <QuoteButton id={7} cost={cost} isReserved={isReserved} name="Toyota Vitz 2019" place="card" />
      <QuoteRequestDialogOpener viewer={viewer} />
      <ToastRegion />
    </>,
  )
}

async function open() {
  await show(CUSTOMER)
  await soon(() => expect(page.text()).toContain('Get a quote'))
  await press('Get a quote')
  await soon(() => expect(dialog()?.textContent).toContain('Plot 5, Kampala'))
}

const tick = async () => click(document.querySelector('input[type=checkbox]') as HTMLElement)

it('requires the address first, and sends nothing until it is confirmed', async () => {
  await open()
  expect(dialog()?.textContent).toContain('Get a quote: Toyota Vitz 2019')
  await press('Request quote')
  await soon(() => expect(dialog()?.textContent).toContain('Please confirm the address'))
  expect(calls()).toEqual([])
  await tick()
  await press('Request quote')
  await soon(() => expect(page.text()).toContain(REQUEST_SENT))
  expect(dialog()).toBeNull()
  expect(page.find('[data-state]').textContent).toBe('Requested')
  expect(sent.at(-1)).toEqual({
    call: 'POST /quotes/request',
    body: { vehicleId: 7, shipmentAddressType: 'DEFAULT_ADDRESS' },
  })
  await press('Requested')
  expect(page.text()).toContain(REQUESTED_INFO)
})

it('requires the port before the address, those of the buyer’s country first', async () => {
  await open()
  await soon(() => expect(document.querySelectorAll('optgroup')).toHaveLength(2))
  const select = document.querySelector('select') as HTMLSelectElement
  expect([...select.options].map(({ text }) => text)).toEqual(['Not decided yet', 'Tanga', 'Mombasa'])
  expect(
    select.compareDocumentPosition(document.querySelector('input[type=radio]') as Node) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy()
  await act(async () => {
    select.value = '3'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await tick()
  await press('Request quote')
  await soon(() =>
    expect(sent.at(-1)?.body).toEqual({ vehicleId: 7, shipmentAddressType: 'DEFAULT_ADDRESS', portId: 3 }),
  )
})

it('names what the vehicle costs only for the port that it costs this at', async () => {
  await show({ ...CUSTOMER, portId: 3 }, false, 'Total to Mombasa $10,963')
  await soon(() => expect(page.text()).toContain('Get a quote'))
  await press('Get a quote')
  await soon(() => expect(dialog()?.textContent).toContain('Total to Mombasa $10,963. Our quote starts'))
  await soon(() => expect(document.querySelectorAll('optgroup')).toHaveLength(2))
  const select = document.querySelector('select') as HTMLSelectElement
  await act(async () => {
    select.value = '5'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(dialog()?.textContent).not.toContain('$10,963')
  expect(dialog()?.textContent).toContain('Our price holds up to this port.')
})

it('saves a changed address in the profile before the request', async () => {
  await open()
  await click(document.querySelector('input[value=DELIVERY_ADDRESS_1]') as HTMLElement)
  await tick()
  await press('Request quote')
  await soon(() => expect(dialog()?.textContent).toContain('Please enter the address'))
  const area = document.querySelector('textarea') as HTMLTextAreaElement
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, 'Jinja')
    area.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await press('Request quote')
  await soon(() => expect(calls()).toEqual(['PATCH /users/my-profile', 'POST /quotes/request']))
  expect(sent.filter(({ call }) => !call.startsWith('GET')).map(({ body }) => body)).toEqual([
    { deliveryAddress1: 'Jinja' },
    { vehicleId: 7, shipmentAddressType: 'DELIVERY_ADDRESS_1' },
  ])
})

test.each([
  [409, 'A quote already exists', DUPLICATE_REQUEST],
  [409, RESERVED_INFO, RESERVED_INFO],
  [500, 'Boom', REQUEST_FAILED],
])('a refusal (%i %s) stands in the dialog', async (status, message, expected) => {
  answers['POST /quotes/request'] = { status, body: { message } }
  await open()
  await tick()
  await press('Request quote')
  await soon(() => expect(dialog()?.querySelector('[role=alert]')?.textContent).toBe(expected))
  await press('Cancel')
})

it('a session that has ended opens the sign-in', async () => {
  answers['POST /quotes/request'] = { status: 401, body: { message: 'Please sign in' } }
  await open()
  await tick()
  await press('Request quote')
  await soon(() => expect(window.location.pathname).toBe('/auth/login'))
  expect(window.location.search).toBe('?why=quote&next=%2Fvehicles%2F9')
})

it('guests sign in first, and the dialog opens when they come back', async () => {
  await show(null)
  await press('Get a quote')
  expect(window.location.pathname).toBe('/auth/login')
  expect(dialog()).toBeNull()
  await page.gone()
  await show(CUSTOMER)
  await soon(() => expect(dialog()?.textContent).toContain('Get a quote: Toyota Vitz 2019'))
  await press('Cancel')
})

it('staff see that they cannot', async () => {
  await show({ hasRole: true, hasUserType: false })
  await press('Get a quote')
  await soon(() => expect(dialog()?.textContent).toContain('Access Restricted'))
  expect(dialog()?.textContent).toContain(RESTRICTED_TEXT)
  await act(async () => dialog()?.close())
})

it('an incomplete profile comes first', async () => {
  await show({ hasRole: false, hasUserType: false })
  await soon(() => expect(page.text()).toContain('Get a quote'))
  await press('Get a quote')
  await soon(() => expect(dialog()?.textContent).toContain('Complete Your Profile'))
  const link = dialog()?.querySelector('a')
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Go to Profile', '/dashboard/profile'])
  await act(async () => dialog()?.close())
})

it('it shows that a vehicle is reserved', async () => {
  await show(CUSTOMER, true)
  await press('Reserved')
  await soon(() => expect(page.text()).toContain(RESERVED_INFO))
  expect(dialog()).toBeNull()
})

it('whoever a vehicle is reserved for can request its price', async () => {
  const mine = { status: 'CONFIRMED', vehicle: { id: 7 } }
  answers['GET /reservations/mine'] = { status: 200, body: { data: [mine], total: 1, page: 1, limit: 100 } }
  await show(CUSTOMER, true)
  await press('Reserved')
  await soon(() => expect(dialog()?.textContent).toContain('Get a quote: Toyota Vitz 2019'))
  await press('Cancel')
})
