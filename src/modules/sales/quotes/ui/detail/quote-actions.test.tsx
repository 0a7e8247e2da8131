// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerCalls, mount } from '@/ui/form/mount.fixture'
import { QuoteActions } from './quote-actions'

const refresh = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

const QUOTE = { id: 12, isOrderOnDemand: false, updatedAt: '2026-11-22T10:00:00.000Z' }
let page: Awaited<ReturnType<typeof mount>>
beforeEach(() => refresh.mockClear())
afterEach(async () => {
  await page.gone()
  vi.unstubAllGlobals()
})

const dialog = () => document.querySelector('dialog')
const press = (name: string, within: ParentNode = document) =>
  act(async () => {
    const button = [...within.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    if (!button) throw new Error(`no button ${name}`)
    button.click()
    await new Promise((resolve) => setTimeout(resolve))
  })
const show = async () => {
  const costs = { total: '$8,950', first: '$3,035', days: 14 }
  page = await mount(<QuoteActions quote={QUOTE} steps={['negotiate', 'accept', 'cancel']} costs={costs} />)
}

it('accepting requires confirmation, and shows what it costs', async () => {
  const sent = answerCalls({
    '/quotes/my-quotes/12/accept': { status: 200, body: { data: {}, message: 'Quote accepted' } },
  })
  await show()
  await press('Accept quote')
  expect(dialog()?.textContent).toContain('You will pay $3,035 first, and $8,950 in all.')
  expect(dialog()?.textContent).toContain('reserve the vehicle for you for 14 days')
  expect(sent).toEqual([])
  await press('Accept and order')
  await vi.waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['/quotes/my-quotes/12/accept']))
  expect(sent[0]?.body).toEqual({ updatedAt: QUOTE.updatedAt })
  expect(dialog()).toBeNull()
  expect(refresh).toHaveBeenCalled()
})

it('a refusal stays in the dialog, and the page shows what the quote has become', async () => {
  const message = 'This vehicle is reserved or sold. Please contact support.'
  answerCalls({ '/quotes/my-quotes/12/accept': { status: 409, body: { message, error: 'conflict' } } })
  await show()
  await press('Accept quote')
  await press('Accept and order')
  await vi.waitFor(() => expect(dialog()?.querySelector('[role=alert]')?.textContent).toBe(message))
  expect(dialog()?.textContent).not.toContain('Accept and order')
  refresh.mockClear()
  await press('Reload')
  expect([refresh.mock.calls.length, dialog()]).toEqual([1, null])
})

it('without a line the question stays, shows it and can be answered again; the page is not left', async () => {
  const lost = vi.fn(async () => {
    throw new TypeError('no connection')
  })
  vi.stubGlobal('fetch', lost)
  await show()
  await press('Accept quote')
  await press('Accept and order')
  await vi.waitFor(() => expect(dialog()?.querySelector('[role=alert]')).not.toBeNull())
  expect(refresh).not.toHaveBeenCalled()
  await press('Accept and order')
  expect(lost).toHaveBeenCalledTimes(2)
  await press('Not now')
})

it('cancelling requires confirmation, too, with a reason that may be left out', async () => {
  const sent = answerCalls({
    '/quotes/my-quotes/12/cancel': { status: 200, body: { data: {}, message: 'Quote cancelled' } },
  })
  await show()
  await press('Cancel quote', page.place)
  expect(dialog()?.textContent).toContain('You can ask for a new quote at any time.')
  expect(sent).toEqual([])
  await act(async () => {
    const area = document.querySelector('dialog textarea') as HTMLTextAreaElement
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, 'Found another')
    area.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await press('Cancel quote', dialog() as HTMLElement)
  await vi.waitFor(() =>
    expect(sent).toEqual([{ path: '/quotes/my-quotes/12/cancel', body: { reason: 'Found another' } }]),
  )
})

it('offers only what can be done', async () => {
  page = await mount(<QuoteActions quote={QUOTE} steps={['cancel']} costs={null} />)
  expect(page.text()).toBe('Cancel quote')
})
