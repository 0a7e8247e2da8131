// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { click, mount } from '@/ui/form/mount.fixture'
import { AnswerPanel } from './answer-panel'
import type { ShownMessage, TicketData } from './read-ticket-screen'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

const OPENED: ShownMessage = {
  id: 0,
  author: 'Amina Otieno',
  isFromCustomer: true,
  isInternal: false,
  isMine: false,
  isMailed: false,
  channel: 'WEB',
  began: null,
  message: 'Where is it?',
  trimmedText: null,
  createdAt: '2026-11-25T10:00:00.000Z',
  files: [],
}
const VIEWER = { id: 7, name: 'Jane Doe' }
const COLLEAGUE = { id: 8, name: 'Brian Kip' }

const data = (messages: ShownMessage[] = [OPENED], status = 'OPEN') =>
  ({ ticket: { id: 12, status }, messages, viewer: VIEWER }) as TicketData

type Response = { id: number; author: typeof VIEWER }
let responses: Response[] = []
let sent: { body: Record<string, unknown>; key: string | null }[] = []

beforeEach(() => {
  responses = []
  sent = []
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') {
      const rows = responses.map(({ author, id }) => ({
        ...{ id, author, authorName: author.name, isFromCustomer: false, isInternal: false },
      }))
      return new Response(JSON.stringify({ data: rows }))
    }
    sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') })
    return new Response(JSON.stringify({ message: 'Response sent', data: {} }), { status: 201 })
  })
})
afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const panel = (of: TicketData, writing: 'answer' | 'note' = 'answer') => (
  <QueryClientProvider client={new QueryClient()}>
    <AnswerPanel
      area={createRef<HTMLTextAreaElement>()}
      begun={{ answer: false, note: false }}
      data={of}
      onBegun={() => undefined}
      onCanned={() => undefined}
      onChoose={() => undefined}
      onType={() => undefined}
      writing={writing}
    />
  </QueryClientProvider>
)
type Page = Awaited<ReturnType<typeof mount>>
const areaOf = (page: Page) => page.find<HTMLTextAreaElement>('textarea')
const write = (page: Page, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(areaOf(page), text)
    areaOf(page).dispatchEvent(new Event('input', { bubbles: true }))
  })

test('an answer is sent with the status that its button leaves the ticket in, and the field is empty', async () => {
  const page = await mount(panel(data()))
  await write(page, 'It is at sea.')
  await click(page.button('Send and wait for the customer'))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({
    message: 'It is at sea.',
    isInternal: false,
    sendEmailNotification: true,
    thenStatus: 'WAITING_ON_CUSTOMER',
    attachments: [],
  })
  expect(sent[0]?.key).toBeTruthy()
  await vi.waitFor(() => expect(areaOf(page).value).toBe(''))
  await page.gone()
})

test('who sends after a colleague has answered is warned once, and loses nothing', async () => {
  const page = await mount(panel(data()))
  await write(page, 'It is at sea.')
  responses = [{ id: 3, author: COLLEAGUE }]
  await click(page.button('Send'))
  await vi.waitFor(() => expect(page.text()).toContain('Brian Kip answered while you were writing.'))
  expect(sent).toEqual([])
  expect(areaOf(page).value).toBe('It is at sea.')
  await click(page.button('Send'))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await page.gone()
})

test('what was answered before one began to write, and what one answered oneself, is no reason to warn', async () => {
  const page = await mount(panel(data([OPENED, { ...OPENED, id: 3, isFromCustomer: false }])))
  responses = [
    { id: 3, author: COLLEAGUE },
    { id: 4, author: VIEWER },
  ]
  await write(page, 'It is at sea.')
  await click(page.button('Send'))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await page.gone()
})

test('an answer with a variable that is not filled in is not sent; a note may have one', async () => {
  const page = await mount(panel(data()))
  await write(page, 'About {{aboutTitle}}')
  await click(page.button('Send'))
  await vi.waitFor(() => expect(page.text()).toContain('Fill in {{aboutTitle}} first'))
  expect(sent).toEqual([])
  await page.gone()
  const note = await mount(panel(data(), 'note'))
  await write(note, 'See {{aboutTitle}}')
  await click(note.button('Save note'))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ isInternal: true, sendEmailNotification: false, thenStatus: null })
  await note.gone()
})

test('answer and note are stored apart until each is sent', async () => {
  const answer = await mount(panel(data()))
  await write(answer, 'For the customer')
  await answer.gone()
  const note = await mount(panel(data(), 'note'))
  expect(areaOf(note).value).toBe('')
  await write(note, 'For us')
  await note.gone()
  const again = await mount(panel(data()))
  await vi.waitFor(() => expect(areaOf(again).value).toBe('For the customer'))
  await again.gone()
})

test('a closed ticket takes notes alone', async () => {
  const page = await mount(panel(data([OPENED], 'CLOSED')))
  expect(areaOf(page).readOnly).toBe(true)
  expect(page.button('Send').disabled).toBe(true)
  await page.gone()
  const note = await mount(panel(data([OPENED], 'CLOSED'), 'note'))
  expect(areaOf(note).readOnly).toBe(false)
  await note.gone()
})
