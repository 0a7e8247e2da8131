// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { click, type } from '@/ui/form/mount.fixture'
import { opened } from './quote-form.fixture'
import {
  bodies,
  canShowPdfs,
  form,
  json,
  open,
  PREVIEW,
  pass,
  pdf,
  price,
  withQuoteForm,
} from './quote-form-page.fixture'

const router = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))
vi.mock('@payloadcms/ui', () => ({ toast: { info: vi.fn() } }))

withQuoteForm()

const link = () => form.shown.place.querySelector<HTMLAnchorElement>('a[href^="about:"]')
const href = () => link()?.getAttribute('href')

/** Enters a price and waits for the preview. */
async function enter(text: string) {
  await type(price(), text)
  await pass(700)
  await pass(50)
}

test('the invoice requires a price first, and follows what is entered after a pause', async () => {
  await open()
  expect(form.shown.text()).toContain('Fill in the quote price')
  expect(bodies(PREVIEW)).toEqual([])
  await type(price(), '8')
  await pass(300)
  await enter('8450')
  expect(bodies(PREVIEW)).toHaveLength(1)
  expect(bodies(PREVIEW)[0]).toMatchObject({ quotedPrice: 8450, currency: 'USD', deliveryCharges: 350 })
  expect([link()?.textContent, href(), link()?.target]).toEqual([
    'Open in a new tab',
    'about:blank?1',
    '_blank',
  ])
  expect(form.shown.text()).toContain('This browser shows PDFs in a tab of their own.')
})

test('the last invoice stays until the next is there, and its URL is then revoked', async () => {
  await open({ row: opened({ quotedPrice: 8000 }) })
  await pass(700)
  let come: (answer: Response) => void = () => undefined
  form.answers[PREVIEW] = () =>
    new Promise((resolve) => {
      come = resolve
    })
  await enter('8450')
  expect([href(), form.shown.text().includes('Updating…')]).toEqual(['about:blank?1', true])
  expect(form.given).toEqual([])
  come(pdf())
  await pass(10)
  expect([href(), form.shown.text().includes('Updating…')]).toEqual(['about:blank?2', false])
  expect(form.given).toEqual(['about:blank?1'])
  await form.shown.gone()
  expect(form.given).toEqual(form.made)
})

test('a request that is overtaken is aborted', async () => {
  await open({ row: opened({ quotedPrice: 8000 }) })
  form.answers[PREVIEW] = () => new Promise(() => undefined)
  await enter('8450')
  form.answers[PREVIEW] = pdf
  await enter('8500')
  const signals = form.sent.filter(({ call }) => call === PREVIEW).map(({ signal }) => signal.aborted)
  expect(signals).toEqual([false, true, false])
})

test('an invoice that could not be made shows why, beside the last one, and can be tried again', async () => {
  await open({ row: opened({ quotedPrice: 8000 }) })
  await pass(700)
  form.answers[PREVIEW] = () => json({ message: 'Too many requests' }, 429)
  await enter('8450')
  expect(form.shown.find('[role=alert]').textContent).toContain('Too many requests')
  expect(href()).toBe('about:blank?1')
  form.answers[PREVIEW] = pdf
  await click(form.shown.button('Try again'))
  await pass(10)
  expect(href()).toBe('about:blank?2')
  expect(form.shown.place.querySelector('[role=alert]')).toBeNull()
})

test('entries that are wrong are left out of the invoice', async () => {
  await open({ row: opened({ quotedPrice: 8000 }) })
  await type(form.shown.find('#quote-deliveryCharges'), 'some')
  await enter('8450')
  expect(bodies(PREVIEW).at(-1)).toMatchObject({ quotedPrice: 8450 })
  expect(bodies(PREVIEW).at(-1)).not.toHaveProperty('deliveryCharges')
})

test('on a narrow screen it is behind a button, and not made before', async () => {
  form.isWide = false
  await open({ row: opened({ quotedPrice: 8000 }) })
  await pass(700)
  expect([bodies(PREVIEW).length, form.shown.button('Show preview').getAttribute('aria-expanded')]).toEqual([
    0,
    'false',
  ])
  await click(form.shown.button('Show preview'))
  await pass(10)
  expect([href(), form.shown.button('Hide preview').getAttribute('aria-expanded')]).toEqual([
    'about:blank?1',
    'true',
  ])
})

test('the sheet has a title, and takes no focus until somebody is at it', async () => {
  canShowPdfs(true)
  await open({ row: opened({ quotedPrice: 8000 }) })
  await pass(700)
  const isInert = () => form.shown.find('iframe').hasAttribute('inert')
  expect([form.shown.find('iframe').title, isInert()]).toEqual(['Preview of the proforma invoice', true])
  await act(
    async () => void form.shown.find('iframe').dispatchEvent(new Event('pointermove', { bubbles: true })),
  )
  expect(isInert()).toBe(false)
  await type(price(), '8450')
  expect(isInert()).toBe(true)
  await act(async () => void link()?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })))
  expect(isInert()).toBe(false)
})
