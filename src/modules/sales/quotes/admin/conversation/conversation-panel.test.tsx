// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { mount, submit } from '@/ui/form/mount.fixture'
import type { SaleNote } from '../../queries/list-quote-notes'
import { ConversationPanel } from './conversation-panel'
import type { SentNote } from './send-note-type'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))
afterEach(() => sessionStorage.clear())

const NOTE: SaleNote = {
  id: 1,
  fromCustomer: true,
  internal: false,
  message: 'Is it there?',
  author: 'Amina Otieno',
  createdAt: '2026-11-22T10:00:00.000Z',
}
const ANSWER = { ...NOTE, id: 2, fromCustomer: false, author: 'Jane Doe', message: 'It is.' }
const AMONG_STAFF = { ...ANSWER, id: 3, internal: true, message: 'Slow payer' }

const send = vi.fn<(note: SentNote) => Promise<{ ok: true; status: number; body: object }>>()
const panel = (notes: SaleNote[], mayWrite = true) => (
  <QueryClientProvider client={new QueryClient()}>
    <ConversationPanel about="quote 12" mayWrite={mayWrite} notes={notes} send={send as never} />
  </QueryClientProvider>
)
type Page = Awaited<ReturnType<typeof mount>>
const write = (page: Page, text: string) =>
  act(async () => {
    const area = page.find<HTMLTextAreaElement>('textarea')
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  })

test.each([
  ['the customer’s', [NOTE], true],
  ['ours', [NOTE, ANSWER], false],
  ['the customer’s, with a note among staff after it', [NOTE, AMONG_STAFF], true],
  ['of nobody', [], false],
])('staff read that the customer waits while the last message is %s', async (_, notes, waits) => {
  const page = await mount(panel(notes))
  expect(page.text().includes('The customer waits for an answer.')).toBe(waits)
  await page.gone()
})

test('who may only read has no form', async () => {
  const page = await mount(panel([NOTE], false))
  expect(page.place.querySelector('form')).toBeNull()
  await page.gone()
})

test('a message typed and not sent is there again after leaving, and gone once it was sent', async () => {
  send.mockResolvedValue({ ok: true, status: 201, body: {} })
  const before = await mount(panel([NOTE]))
  await write(before, 'It is.')
  await before.gone()
  const again = await mount(panel([NOTE]))
  expect(again.find<HTMLTextAreaElement>('textarea').value).toBe('It is.')
  await submit(again.find('form'))
  await vi.waitFor(() => expect(again.find<HTMLTextAreaElement>('textarea').value).toBe(''))
  expect(send.mock.calls[0]?.[0].body).toEqual({ message: 'It is.', internal: false })
  await again.gone()
  const fresh = await mount(panel([NOTE]))
  expect(fresh.find<HTMLTextAreaElement>('textarea').value).toBe('')
  await fresh.gone()
})
