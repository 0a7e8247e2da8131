// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screenKeysShown } from '@/ui/back-office/use-screen-keys'
import { click, mount } from '@/ui/form/mount.fixture'
import type { TicketRow } from '../../queries/select-ticket'
import type { ShownMessage, TicketData } from './read-ticket-screen'
import { TicketScreen } from './ticket-screen'
import * as words from './words'

const router = { refresh: vi.fn(), push: vi.fn() }
vi.mock('next/navigation', () => ({ useRouter: () => router }))

const AT = '2026-11-25T10:00:00.000Z'
const OPENING: ShownMessage = {
  ...{ id: 0, author: 'Amina Otieno', isFromCustomer: true, isInternal: false, isMine: false },
  ...{
    isMailed: false,
    channel: 'WEB',
    began: null,
    message: 'Where is it?',
    trimmedText: null,
    createdAt: AT,
    files: [],
  },
}

const ticketOf = (more: Partial<TicketRow> = {}) =>
  ({
    ...{ id: 12, ticketNumber: 'TK-2026-12', subject: 'Papers', status: 'OPEN', priority: 'NORMAL' },
    ...{ type: 'QUESTION', createdAt: AT, updatedAt: AT, rating: null, customerId: null },
    ...{ customerName: 'Amina Otieno', customerEmail: 'amina@example.com', awaitingSince: AT, dueAt: null },
    ...{ firstResponseDueAt: null, nextResponseDueAt: null, resolutionDueAt: null, mergedIntoId: null },
    ...{ firstRespondedAt: null, resolvedAt: null, statusAt: AT },
    ...more,
  }) as TicketRow

const dataOf = (more: Partial<TicketData> = {}): TicketData => ({
  ...{ readAt: AT, ticket: ticketOf(), about: null, messages: [OPENING], history: [], related: [] },
  ...{ mails: [], promises: [] },
  ...{ others: [], sales: null, choices: { agents: [], departments: [], showrooms: [] } },
  ...{ viewer: { id: 7, name: 'Jane Doe' }, may: { update: true, create: true, seePeople: false } },
  ...more,
})

const CANNED = [{ id: 1, title: 'Thanks', text: 'Thank you, {{customerName}}.' }]
let sent: Record<string, unknown>[] = []
let answering: Promise<void> = Promise.resolve()

beforeEach(() => {
  sent = []
  answering = Promise.resolve()
  vi.stubGlobal('fetch', async (request: Request) => {
    const isResponse = request.url.endsWith('/responses')
    if (request.method === 'POST' && isResponse) {
      sent.push(await request.json())
      await answering
      return new Response(JSON.stringify({ message: 'Response sent', data: {} }), { status: 201 })
    }
    const isCanned = request.url.includes('/canned-replies')
    return new Response(JSON.stringify({ data: isCanned ? CANNED : [] }))
  })
})
afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const screen = (data: TicketData) => (
  <QueryClientProvider client={new QueryClient()}>
    <TicketScreen data={data} />
  </QueryClientProvider>
)

/** A key, pressed where the focus is; whether it would be typed there. */
function press(key: string): boolean {
  const target = document.activeElement ?? document.body
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key })
  target.dispatchEvent(event)
  const isTyped = !event.defaultPrevented && key.length === 1 && target instanceof HTMLTextAreaElement
  if (isTyped && !target.readOnly) {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
      target,
      target.value + key,
    )
    target.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return isTyped
}

const type = (text: string): boolean => [...text].map(press).every(Boolean)
const shown = () => {
  const area = document.querySelector<HTMLTextAreaElement>('form:not([hidden]) textarea')
  if (!area) throw new Error('no field to write in')
  return area
}
const dialog = () => document.querySelector('[role=dialog], [role=alertdialog]')

test.each([
  ['r', words.yourAnswer],
  ['n', words.yourNote],
])('what is typed right after %s stands in the field, every letter of it', async (key, label) => {
  const page = await mount(screen(dataOf()))
  await act(async () => {
    // In one go, as somebody types who does not wait for the screen.
    expect(press(key)).toBe(false)
    expect(type('same price as cars, no reply')).toBe(true)
  })
  expect(document.querySelector(`label[for="${shown().id}"]`)?.textContent).toBe(label)
  expect(shown().value).toBe('same price as cars, no reply')
  expect(dialog()).toBeNull()
  await page.gone()
})

test('news of the ticket take neither the focus nor a letter, and switching loses neither text', async () => {
  const page = await mount(screen(dataOf()))
  await act(async () => {
    press('r')
    type('It is')
  })
  await page.again(
    screen(dataOf({ messages: [OPENING, { ...OPENING, id: 3 }], readAt: '2026-11-25T10:01:00Z' })),
  )
  await act(async () => expect(type(' at sea')).toBe(true))
  await click(page.button(words.note))
  expect(document.activeElement).toBe(shown())
  await act(async () => type('for us'))
  await click(page.button(words.begun(words.answer)))
  expect(shown().value).toBe('It is at sea')
  await page.gone()
})

test('after sending, also by a button, the cursor is in the empty field, and what was typed meanwhile stays', async () => {
  let answer = (): void => undefined
  answering = new Promise((resolve) => {
    answer = resolve
  })
  const page = await mount(screen(dataOf()))
  await act(async () => {
    press('n')
    type('first')
  })
  const save = page.button(words.saveNote)
  await act(async () => {
    save.focus()
    save.click()
  })
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(document.activeElement).toBe(shown())
  await act(async () => type(' second'))
  await act(async () => answer())
  await vi.waitFor(() => expect(shown().value).toBe('second'))
  expect(JSON.stringify(sessionStorage)).toContain('second')
  await page.gone()
})

test('a draft is stored with every letter, and a note that was begun is shown again', async () => {
  const before = await mount(screen(dataOf()))
  await act(async () => {
    press('n')
    type('ask Brian')
    expect(sessionStorage.getItem('form:note to ticket 12')).toContain('ask Brian')
  })
  await before.gone()
  const page = await mount(screen(dataOf()))
  await vi.waitFor(() => expect(shown().value).toBe('ask Brian'))
  expect(page.text()).toContain('What you entered earlier has been restored')
  await page.gone()
})

test('a canned reply is found and inserted by the keyboard, and the cursor is behind it', async () => {
  const page = await mount(screen(dataOf()))
  await act(async () => {
    press('c')
  })
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('search'))
  await act(async () => vi.waitFor(() => expect(dialog()?.textContent).toContain('Thanks')))
  // The dialog gives the focus back by a timer, if nothing else has it.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await act(async () => {
    press('Enter')
  })
  expect(dialog()).toBeNull()
  expect(document.activeElement).toBe(shown())
  expect(shown().value).toBe('Thank you, Amina Otieno.')
  await act(async () => vi.runAllTimers())
  vi.useRealTimers()
  expect(document.activeElement).toBe(shown())
  await page.gone()
})

/** What letters mean in a list of rows, where only a and s do the same as here. */
const ROW_LETTERS = ['j', 'k', 'x', 'e', 'b']

test('every action has a letter of its own, which means nothing else in the queue', async () => {
  const answered = { ...OPENING, id: 3 }
  const page = await mount(screen(dataOf({ messages: [OPENING, answered] })))
  const letters = screenKeysShown().map(({ key }) => key)
  expect(letters.toSorted()).toEqual(['a', 'c', 'd', 'f', 'l', 'm', 'n', 'p', 'r', 's', 't', 'w'])
  expect(letters.filter((letter) => ROW_LETTERS.includes(letter))).toEqual([])
  await page.gone()
})

test('what became part of another ticket leads there, and offers nothing', async () => {
  const into = { relation: 'mergedInto', id: 15, ticketNumber: 'TK-2026-15', subject: 'Both', status: 'OPEN' }
  const page = await mount(
    screen(
      dataOf({
        ticket: ticketOf({ status: 'CLOSED', mergedIntoId: 15 }),
        related: [{ ...into, customerId: null, showroomId: null }] as TicketData['related'],
        may: { update: false, create: true, seePeople: false },
      }),
    ),
  )
  expect(page.find('a[href$="/15"]').textContent).toBe('TK-2026-15: Both')
  const buttons = [...page.place.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(buttons).toEqual([words.whyTheseTimes])
  await page.gone()
})
