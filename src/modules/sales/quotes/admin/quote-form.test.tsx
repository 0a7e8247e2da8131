// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { makeQueryClient } from '@/ui/client/query-client'
import { click, mount, type } from '@/ui/form/mount.fixture'
import { QuoteForm } from './quote-form'
import { formProps, opened, SEEN } from './quote-form.fixture'
import {
  bodies,
  DRAFT,
  form,
  GET,
  json,
  open,
  pass,
  price,
  refused,
  SEND,
  stored,
  withQuoteForm,
} from './quote-form-page.fixture'
import type { OfferProps } from './use-offer-form'

const router = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))
vi.mock('@payloadcms/ui', () => ({ toast: { info: vi.fn() } }))

withQuoteForm()

const press = (key: string, target: EventTarget = document) =>
  act(async () => {
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }),
    )
    await vi.advanceTimersByTimeAsync(10)
  })

test('the currency of an offer that was sent stands there with the reason, whatever a draft contains', async () => {
  const standing = { ...formProps().standing, status: 'NEGOTIATING' as const, isPriced: true }
  const storedDraft = { entries: { currency: 'JPY', quotedPrice: '7000' }, stamp: 's0' }
  form.answers[GET] = () => stored(storedDraft.entries, 's0')
  await open({ row: opened({ quotedPrice: 8000 }), standing, storedDraft })
  const currency = form.shown.find<HTMLInputElement>('#quote-currency')
  expect([currency.tagName, currency.value, currency.readOnly]).toEqual(['INPUT', 'USD', true])
  expect(form.shown.find(`#${currency.getAttribute('aria-describedby')}`).textContent).toContain(
    'cannot be changed',
  )
  expect(price().value).toBe('7000')
})

test('Ctrl+S stores the draft at once, Ctrl+Enter sends the offer; neither from within a dialog', async () => {
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
  expect(form.shown.text()).toContain('Draft saved')
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.setAttribute('open', '')
  await press('Enter')
  expect(bodies(SEND)).toEqual([])
  dialog.remove()
  await press('Enter')
  expect(bodies(SEND)).toEqual([expect.objectContaining({ quotedPrice: 8450, updatedAt: SEEN })])
})

test('an unusual offer requires confirmation, with its figures, and sent once that is confirmed', async () => {
  const message = 'The price of $242 is well below the asking price of $24,196.'
  form.answers[SEND] = () => json({ message: 'Unusual', errors: [{ path: 'confirmed.price', message }] }, 409)
  await open()
  await type(price(), '242')
  await press('Enter')
  await pass(10)
  expect(document.body.textContent).toContain(message)
  form.answers[SEND] = () => json({ data: { id: 7 }, message: 'Quote sent' })
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

test('what was entered is stored after a pause, once, and when the page goes', async () => {
  await open()
  await type(price(), '8450')
  await pass(1_600)
  await pass(5_000)
  expect(bodies(DRAFT)).toHaveLength(1)
  await type(price(), '8500')
  await form.shown.gone()
  await pass(10)
  expect(bodies(DRAFT)).toHaveLength(2)
  expect(bodies(DRAFT)[1]).toMatchObject({ draftStamp: 's1', draft: { quotedPrice: '8500' } })
})

test('a draft that could not be stored is tried again', async () => {
  await open()
  form.answers[DRAFT] = () => Promise.reject(new TypeError('lost'))
  await type(price(), '8450')
  await pass(1_600)
  expect(form.shown.text()).toContain('The draft could not be saved')
  form.answers[DRAFT] = () => json({ data: { draftStamp: 's1' } })
  await pass(10_100)
  expect(form.shown.text()).toContain('Draft saved')
})

test('entries stored in another tab are shown to whoever comes back', async () => {
  await open()
  form.answers[GET] = () => stored({ quotedPrice: '9100' }, 's2')
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await pass(10)
  expect(price().value).toBe('9100')
})

test('entries stored elsewhere meanwhile are not written over: either can be taken', async () => {
  await open()
  form.answers[DRAFT] = () => refused('draft')
  form.answers[GET] = () => stored({ quotedPrice: '9100' }, 's2')
  await type(price(), '8450')
  await pass(1_600)
  expect(form.shown.find('[role=alert]').textContent).toContain('Other entries were kept')
  expect(price().value).toBe('8450')
  form.answers[DRAFT] = () => json({ data: { draftStamp: 's3' } })
  await click(form.shown.button('Keep mine'))
  await pass(10)
  expect(bodies(DRAFT).at(-1)).toMatchObject({ draftStamp: 's2', draft: { quotedPrice: '8450' } })
  expect(form.shown.place.querySelector('[role=alert]')).toBeNull()
  form.answers[DRAFT] = () => refused('draft')
  form.answers[GET] = () => stored({ quotedPrice: '9200' }, 's4')
  await type(price(), '8460')
  await pass(1_600)
  await click(form.shown.button('Open the others'))
  await pass(10)
  expect(price().value).toBe('9200')
})

test.each([
  ['an offer that is sent', SEND, () => press('Enter')],
  ['a draft that is kept', DRAFT, () => pass(1_600)],
])('with %s over a newer version the entries stay, with a notice', async (_, call, act) => {
  await open()
  form.answers[call] = () => refused('updatedAt')
  await type(price(), '8450')
  await act()
  expect(form.shown.find('[role=alert]').textContent).toContain('What you entered is still here')
  expect(price().value).toBe('8450')
  await click(form.shown.button('Compare both versions'))
  expect(router.refresh).toHaveBeenCalled()
})

test('of an offer that somebody else has sent meanwhile, the own entries are listed and cannot be sent', async () => {
  const client = makeQueryClient()
  const page = (more: Partial<OfferProps>) => (
    <QueryClientProvider client={client}>
      <QuoteForm {...formProps(more)} />
    </QueryClientProvider>
  )
  form.shown = await mount(page({}))
  await pass(10)
  await type(price(), '8450')
  const row = {
    ...opened({ quotedPrice: 8000 }),
    updatedAt: '2026-11-22T10:05:00.000Z',
    cells: { status: 'QUOTED' },
  }
  await form.shown.again(page({ row, isReadOnly: true }))
  await pass(10)
  expect(form.shown.text()).toContain('yours cannot be sent any more')
  expect(form.shown.text()).toContain('8450')
  expect(form.shown.text()).not.toContain('Save merged')
})

test('a vehicle that is attached meanwhile leaves the entries as they are, for the newer version', async () => {
  const client = makeQueryClient()
  const page = (row: OfferProps['row']) => (
    <QueryClientProvider client={client}>
      <QuoteForm {...formProps({ row })} />
    </QueryClientProvider>
  )
  form.shown = await mount(page(opened()))
  await pass(10)
  form.answers[SEND] = () => refused('updatedAt')
  await type(price(), '8450')
  await press('Enter')
  const updatedAt = '2026-11-22T10:05:00.000Z'
  await form.shown.again(page({ ...opened(), updatedAt }))
  expect(price().value).toBe('8450')
  expect(form.shown.find('[role=alert]').textContent).toContain('look at it again, then send it')
  form.answers[SEND] = () => json({ data: { id: 7 }, message: 'Quote sent' })
  await press('Enter')
  expect(bodies(SEND)).toMatchObject([{ updatedAt: SEEN }, { quotedPrice: 8450, updatedAt }])
})

test('a first offer has no previous price to enter; a later one names it, and it cannot be changed', async () => {
  await open()
  expect(document.getElementById('quote-previousQuotePrice')).toBeNull()
  await form.shown.gone()
  const { standing } = formProps()
  await open({ row: opened({ previousQuotePrice: 9000 }), standing: { ...standing, isPriced: true } })
  expect(form.shown.find<HTMLInputElement>('#quote-previousQuotePrice')).toMatchObject({
    value: '9000',
    readOnly: true,
  })
})
