// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mount } from '@/ui/form/mount.fixture'
import { setReservations } from './reservations-on-page-store'
import { ReserveButton } from './reserve-button'
import { ReserveDialogOpener } from './reserve-dialog-opener'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }))

const TERMS = {
  hours: 48,
  place: 3,
  showroom: { name: 'Kaido Yokohama', openingHours: 'Mon to Sat, 9:00 to 18:00' },
}
const SENT = { id: 9, status: 'REQUESTED', queuePlace: 3, expiresAt: null, vehicle: { id: 7 } }

/** The calls that were made, as 'GET /vehicles/7/reserve'. */
let sent: string[]
let answers: Record<string, { status: number; body: object } | 'lost'>

beforeEach(() => {
  sent = []
  setReservations(new Map())
  answers = {
    'GET /vehicles/7/reserve': { status: 200, body: { data: TERMS } },
    'POST /vehicles/7/reserve': {
      status: 201,
      body: { data: SENT, message: 'Your request was sent to the showroom' },
    },
    'GET /reservations/mine': { status: 200, body: { data: [], total: 0, page: 1, limit: 100 } },
  }
  vi.stubGlobal('fetch', async (request: Request | string, init: RequestInit = {}) => {
    const url = new URL(typeof request === 'string' ? request : request.url, 'http://localhost')
    const method = typeof request === 'string' ? (init.method ?? 'GET') : request.method
    const call = `${method} ${url.pathname.replace('/api/v1', '')}`
    sent.push(call)
    const answer = answers[call] ?? { status: 404, body: { message: 'Not found' } }
    if (answer === 'lost') throw new TypeError('Failed to fetch')
    const { body, status } = answer
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
const isSent = () => sent.includes('POST /vehicles/7/reserve')
const press = (name: string) =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    if (!button) throw new Error(`no button ${name} in ${document.body.textContent}`)
    button.click()
  })

async function open(signedIn = true) {
  page = await mount(
    <>
      <ReserveButton id={7} isReserved={false} name="Toyota Vitz 2019" className="" />
      <ReserveDialogOpener signedIn={signedIn} />
    </>,
  )
  await press('Reserve')
  await soon(() => expect(dialog()?.textContent).toContain('number 3 in the queue'))
}

it('Reserve requires confirmation and shows how long, what happens, when the answer comes, who is before', async () => {
  await open()
  for (const text of [
    'Reserve the Toyota Vitz 2019?',
    'The showroom will check the vehicle',
    'Kaido Yokohama will answer by e-mail during its opening hours: Mon to Sat, 9:00 to 18:00',
    'reserved for you for 48 hours',
    '2 other buyers are already waiting for it',
  ])
    expect(dialog()?.textContent).toContain(text)
  expect(isSent()).toBe(false)
  await press('Cancel')
  expect(dialog()).toBeNull()
  expect(isSent()).toBe(false)
})

it('once sent, it shows the place in the queue and the next steps', async () => {
  await open()
  await press('Send request')
  await soon(() => expect(dialog()?.textContent).toContain('Request sent'))
  expect(dialog()?.textContent).toContain('Your request was sent to the showroom. Number 3 in the queue.')
  expect(dialog()?.querySelector('a')?.getAttribute('href')).toBe('/dashboard/reservations')
  expect(page.find('[aria-label="Requested: Toyota Vitz 2019"]').textContent).toBe('Requested')
})

it('a refusal stands in the dialog, and terms that cannot be read prevent nobody from requesting', async () => {
  answers['POST /vehicles/7/reserve'] = {
    status: 409,
    body: { message: 'This vehicle is sold', error: 'conflict' },
  }
  await open()
  await press('Send request')
  await soon(() => expect(dialog()?.querySelector('[role=alert]')?.textContent).toBe('This vehicle is sold'))
  await press('Cancel')
  delete answers['GET /vehicles/7/reserve']
  await press('Reserve')
  await soon(() => expect(dialog()?.textContent).toContain('We could not check the queue'))
  await press('Cancel')
})

it('a request whose response was lost is found when it is sent again', async () => {
  answers['POST /vehicles/7/reserve'] = 'lost'
  await open()
  await press('Send request')
  await soon(() => expect(dialog()?.querySelector('[role=alert]')?.textContent).toContain('did not respond'))
  answers['POST /vehicles/7/reserve'] = {
    status: 409,
    body: { message: 'You have already requested this vehicle.', error: 'conflict' },
  }
  answers['GET /reservations/mine'] = { status: 200, body: { data: [SENT], total: 1, page: 1, limit: 100 } }
  await press('Send request')
  await soon(() => expect(dialog()?.textContent).toContain('Request sent'))
  expect(dialog()?.textContent).toContain('Your request is with the showroom. Number 3 in the queue.')
  expect(page.find('[aria-label="Requested: Toyota Vitz 2019"]').textContent).toBe('Requested')
})

it('a guest sees beforehand that they sign in first', async () => {
  await open(false)
  expect(dialog()?.textContent).toContain('Sign in and send request')
  await press('Cancel')
})
