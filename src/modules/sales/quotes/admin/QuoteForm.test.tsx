// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followKeys } from '@/ui/back-office/button-keys'
import { makeQueryClient } from '@/ui/client/query-client'
import { click, mount, type } from '@/ui/form/mount-kit'
import { QuoteForm } from './QuoteForm'
import { formProps, opened, SEEN } from './quote-form.fixture'
import type { OfferProps } from './use-offer'

const router = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))
vi.mock('@payloadcms/ui', () => ({ toast: { info: vi.fn() } }))

type Sent = { call: string; body: unknown; signal: AbortSignal }
type Answered = Response | Promise<Response>
let sent: Sent[]
let answers: Record<string, () => Answered>
let shown: Awaited<ReturnType<typeof mount>>
let isWide = true
let made: string[]
let given: string[]

const GET = 'GET /quotes/7'
const DRAFT = 'PUT /quotes/7/draft'
const SEND = 'PUT /quotes/7'
const PREVIEW = 'POST /quotes/7/proforma/preview'

const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status })
const stored = (draft: object | null, draftStamp: string | null, updatedAt = SEEN) =>
  json({ data: { draft, draftStamp, updatedAt } })
const refused = (path: string) => json({ message: 'Changed', errors: [{ path, message: 'Outdated' }] }, 409)
const pdf = () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })

let endKeys: () => void

beforeEach(() => {
  endKeys = followKeys()
  vi.useFakeTimers()
  canShowPdfs(false)
  sent = []
  isWide = true
  made = []
  given = []
  answers = {
    [GET]: () => stored(null, null),
    [DRAFT]: () => json({ data: { draftStamp: 's1' }, message: 'Draft saved' }),
    [SEND]: () => json({ data: { id: 7 }, message: 'Quote sent' }),
    [PREVIEW]: pdf,
  }
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`
    sent.push({ call, body: await request.json().catch(() => null), signal: request.signal })
    return answers[call]?.() ?? json({ message: 'Not found' }, 404)
  })
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made.push(`about:blank?${made.length + 1}`)
    return made.at(-1) ?? ''
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void given.push(address))
})

afterEach(async () => {
  endKeys()
  await shown.gone()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
async function open(more: Partial<OfferProps> = {}) {
  shown = await mount(
    <QueryClientProvider client={makeQueryClient()}>
      <QuoteForm {...formProps(more)} />
    </QueryClientProvider>,
  )
  await pass(10)
}
const price = () => shown.find<HTMLInputElement>('#quote-quotedPrice')
const bodies = (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body)
const link = () => shown.place.querySelector<HTMLAnchorElement>('a[href^="about:"]')
const address = () => link()?.getAttribute('href')
const canShowPdfs = (value: boolean) =>
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value, configurable: true })
const press = (key: string, target: EventTarget = document) =>
  act(async () => {
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }),
    )
    await vi.advanceTimersByTimeAsync(10)
  })

/** Enters a price and lets it settle. */
async function enter(text: string) {
  await type(price(), text)
  await pass(700)
  await pass(50)
}

test('the invoice asks for a price first, and follows what is entered once it has settled', async () => {
  await open()
  expect(shown.text()).toContain('Fill in the quote price')
  expect(bodies(PREVIEW)).toEqual([])
  await type(price(), '8')
  await pass(300)
  await enter('8450')
  expect(bodies(PREVIEW)).toHaveLength(1)
  expect(bodies(PREVIEW)[0]).toMatchObject({ quotedPrice: 8450, currency: 'USD', deliveryCharges: 350 })
  expect([link()?.textContent, address(), link()?.target]).toEqual([
    'Open in a new tab',
    'about:blank?1',
    '_blank',
  ])
  expect(shown.text()).toContain('This browser shows PDFs in a tab of their own.')
})

test('the last invoice stays until the next is there, and its address is then given up', async () => {
  await open({ row: opened({ quotedPrice: 8000 }) })
  await pass(700)
  let come: (answer: Response) => void = () => undefined
  answers[PREVIEW] = () =>
    new Promise((resolve) => {
      come = resolve
    })
  await enter('8450')
  expect([address(), shown.text().includes('Updating…')]).toEqual(['about:blank?1', true])
  expect(given).toEqual([])
  come(pdf())
  await pass(10)
  expect([address(), shown.text().includes('Updating…')]).toEqual(['about:blank?2', false])
  expect(given).toEqual(['about:blank?1'])
  await shown.gone()
  expect(given).toEqual(made)
})

test('a request that is overtaken is aborted', async () => {
  await open({ row: opened({ quotedPrice: 8000 }) })
  answers[PREVIEW] = () => new Promise(() => undefined)
  await enter('8450')
  answers[PREVIEW] = pdf
  await enter('8500')
  const signals = sent.filter(({ call }) => call === PREVIEW).map(({ signal }) => signal.aborted)
  expect(signals).toEqual([false, true, false])
})

test('an invoice that could not be made says why, beside the last one, and can be tried again', async () => {
  await open({ row: opened({ quotedPrice: 8000 }) })
  await pass(700)
  answers[PREVIEW] = () => json({ message: 'Too many requests' }, 429)
  await enter('8450')
  expect(shown.find('[role=alert]').textContent).toContain('Too many requests')
  expect(address()).toBe('about:blank?1')
  answers[PREVIEW] = pdf
  await click(shown.button('Try again'))
  await pass(10)
  expect(address()).toBe('about:blank?2')
  expect(shown.place.querySelector('[role=alert]')).toBeNull()
})

test('entries that are wrong are left out of the invoice', async () => {
  await open({ row: opened({ quotedPrice: 8000 }) })
  await type(shown.find('#quote-deliveryCharges'), 'some')
  await enter('8450')
  expect(bodies(PREVIEW).at(-1)).toMatchObject({ quotedPrice: 8450 })
  expect(bodies(PREVIEW).at(-1)).not.toHaveProperty('deliveryCharges')
})

test('on a narrow screen it is behind a button, and not made before', async () => {
  isWide = false
  await open({ row: opened({ quotedPrice: 8000 }) })
  await pass(700)
  expect([bodies(PREVIEW).length, shown.button('Show preview').getAttribute('aria-expanded')]).toEqual([
    0,
    'false',
  ])
  await click(shown.button('Show preview'))
  await pass(10)
  expect([address(), shown.button('Hide preview').getAttribute('aria-expanded')]).toEqual([
    'about:blank?1',
    'true',
  ])
})

test('the sheet has a title, and takes no focus until somebody is at it', async () => {
  canShowPdfs(true)
  await open({ row: opened({ quotedPrice: 8000 }) })
  await pass(700)
  const isInert = () => shown.find('iframe').hasAttribute('inert')
  expect([shown.find('iframe').title, isInert()]).toEqual(['Preview of the proforma invoice', true])
  await act(async () => void shown.find('iframe').dispatchEvent(new Event('pointermove', { bubbles: true })))
  expect(isInert()).toBe(false)
  await type(price(), '8450')
  expect(isInert()).toBe(true)
  await act(async () => void link()?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })))
  expect(isInert()).toBe(false)
})

test('the currency of an offer that was sent stands there with the reason, whatever a draft says', async () => {
  const standing = { ...formProps().standing, status: 'NEGOTIATING' as const, isPriced: true }
  const kept = { entries: { currency: 'JPY', quotedPrice: '7000' }, stamp: 's0' }
  answers[GET] = () => stored(kept.entries, 's0')
  await open({ row: opened({ quotedPrice: 8000 }), standing, kept })
  const currency = shown.find<HTMLInputElement>('#quote-currency')
  expect([currency.tagName, currency.value, currency.readOnly]).toEqual(['INPUT', 'USD', true])
  expect(shown.find(`#${currency.getAttribute('aria-describedby')}`).textContent).toContain(
    'cannot be changed',
  )
  expect(price().value).toBe('7000')
})

test('Ctrl+S keeps the draft at once, Ctrl+Enter sends the offer; neither from within a dialog', async () => {
  await open()
  await type(price(), '8450')
  await press('s')
  expect(bodies(DRAFT)).toEqual([
    expect.objectContaining({
      updatedAt: SEEN,
      draftStamp: null,
      draft: expect.objectContaining({ quotedPrice: '8450' }),
    }),
  ])
  expect(shown.text()).toContain('Draft saved')
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.setAttribute('open', '')
  await press('Enter')
  expect(bodies(SEND)).toEqual([])
  dialog.remove()
  await press('Enter')
  expect(bodies(SEND)).toEqual([expect.objectContaining({ quotedPrice: 8450, updatedAt: SEEN })])
})

test('an unusual offer is asked about with its figures, and sent once that is confirmed', async () => {
  const message = 'The price of $242 is well below the asking price of $24,196.'
  answers[SEND] = () => json({ message: 'Unusual', errors: [{ path: 'confirmed.price', message }] }, 409)
  await open()
  await type(price(), '242')
  await press('Enter')
  await pass(10)
  expect(document.body.textContent).toContain(message)
  answers[SEND] = () => json({ data: { id: 7 }, message: 'Quote sent' })
  const yes = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Send it anyway',
  )
  await click(yes!)
  await pass(10)
  expect(bodies(SEND).map((body) => (body as { confirmed?: object }).confirmed)).toEqual([
    undefined,
    { price: true },
  ])
})

test('what was entered is kept after a pause, once, and when the page goes', async () => {
  await open()
  await type(price(), '8450')
  await pass(1_600)
  await pass(5_000)
  expect(bodies(DRAFT)).toHaveLength(1)
  await type(price(), '8500')
  await shown.gone()
  await pass(10)
  expect(bodies(DRAFT)).toHaveLength(2)
  expect(bodies(DRAFT)[1]).toMatchObject({ draftStamp: 's1', draft: { quotedPrice: '8500' } })
})

test('a draft that could not be kept is tried again', async () => {
  await open()
  answers[DRAFT] = () => Promise.reject(new TypeError('lost'))
  await type(price(), '8450')
  await pass(1_600)
  expect(shown.text()).toContain('The draft could not be saved')
  answers[DRAFT] = () => json({ data: { draftStamp: 's1' } })
  await pass(10_100)
  expect(shown.text()).toContain('Draft saved')
})

test('entries kept in another tab are shown to whoever comes back', async () => {
  await open()
  answers[GET] = () => stored({ quotedPrice: '9100' }, 's2')
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await pass(10)
  expect(price().value).toBe('9100')
})

test('entries kept elsewhere meanwhile are not written over: either can be taken', async () => {
  await open()
  answers[DRAFT] = () => refused('draft')
  answers[GET] = () => stored({ quotedPrice: '9100' }, 's2')
  await type(price(), '8450')
  await pass(1_600)
  expect(shown.find('[role=alert]').textContent).toContain('Other entries were kept')
  expect(price().value).toBe('8450')
  answers[DRAFT] = () => json({ data: { draftStamp: 's3' } })
  await click(shown.button('Keep mine'))
  await pass(10)
  expect(bodies(DRAFT).at(-1)).toMatchObject({ draftStamp: 's2', draft: { quotedPrice: '8450' } })
  expect(shown.place.querySelector('[role=alert]')).toBeNull()
  answers[DRAFT] = () => refused('draft')
  answers[GET] = () => stored({ quotedPrice: '9200' }, 's4')
  await type(price(), '8460')
  await pass(1_600)
  await click(shown.button('Open the others'))
  await pass(10)
  expect(price().value).toBe('9200')
})

test.each([
  ['an offer that is sent', SEND, () => press('Enter')],
  ['a draft that is kept', DRAFT, () => pass(1_600)],
])('with %s over a newer version the entries stay, and it is said', async (_, call, act) => {
  await open()
  answers[call] = () => refused('updatedAt')
  await type(price(), '8450')
  await act()
  expect(shown.find('[role=alert]').textContent).toContain('What you entered is still here')
  expect(price().value).toBe('8450')
  await click(shown.button('Compare both versions'))
  expect(router.refresh).toHaveBeenCalled()
})

test('of an offer that somebody else has sent meanwhile, the own entries are listed and cannot be sent', async () => {
  const client = makeQueryClient()
  const page = (more: Partial<OfferProps>) => (
    <QueryClientProvider client={client}>
      <QuoteForm {...formProps(more)} />
    </QueryClientProvider>
  )
  shown = await mount(page({}))
  await pass(10)
  await type(price(), '8450')
  const row = {
    ...opened({ quotedPrice: 8000 }),
    updatedAt: '2026-11-22T10:05:00.000Z',
    cells: { status: 'QUOTED' },
  }
  await shown.again(page({ row, isReadOnly: true }))
  await pass(10)
  expect(shown.text()).toContain('yours cannot be sent any more')
  expect(shown.text()).toContain('8450')
  expect(shown.text()).not.toContain('Save merged')
})

test('a vehicle that is attached meanwhile leaves the entries as they are, for the newer version', async () => {
  const client = makeQueryClient()
  const page = (row: OfferProps['row']) => (
    <QueryClientProvider client={client}>
      <QuoteForm {...formProps({ row })} />
    </QueryClientProvider>
  )
  shown = await mount(page(opened()))
  await pass(10)
  answers[SEND] = () => refused('updatedAt')
  await type(price(), '8450')
  await press('Enter')
  const updatedAt = '2026-11-22T10:05:00.000Z'
  await shown.again(page({ ...opened(), updatedAt }))
  expect(price().value).toBe('8450')
  expect(shown.find('[role=alert]').textContent).toContain('look at it again, then send it')
  answers[SEND] = () => json({ data: { id: 7 }, message: 'Quote sent' })
  await press('Enter')
  expect(bodies(SEND)).toMatchObject([{ updatedAt: SEEN }, { quotedPrice: 8450, updatedAt }])
})

test('a first offer has no previous price to enter; a later one names it, and it cannot be changed', async () => {
  await open()
  expect(document.getElementById('quote-previousQuotePrice')).toBeNull()
  await shown.gone()
  const { standing } = formProps()
  await open({ row: opened({ previousQuotePrice: 9000 }), standing: { ...standing, isPriced: true } })
  expect(shown.find<HTMLInputElement>('#quote-previousQuotePrice')).toMatchObject({
    value: '9000',
    readOnly: true,
  })
})
