// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { click, mount } from '@/ui/form/mount.fixture'
import type { ListedTextChange } from '../queries/list-text-changes'
import { MailTextChanges } from './mail-text-changes'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

const CHANGE: ListedTextChange = {
  id: 7,
  key: 'quote-sent',
  status: 'PENDING',
  before: { subject: 'Your quote', body: 'Hello\n\nAccept it.' },
  after: { subject: 'Your quote', body: 'Hello\n\nPay to 1234567.' },
  risky: ['1234567'],
  proposedById: 5,
  proposedBy: 'Aiko Tanaka',
  proposedAt: '2026-11-24T05:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  reason: null,
}
const REJECTED: ListedTextChange = {
  ...CHANGE,
  status: 'REJECTED',
  decidedBy: 'David Okello',
  decidedAt: '2026-11-24T06:00:00.000Z',
  reason: 'Not our account',
}

let sent: { path: string; body: unknown }[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push({ path: new URL(request.url).pathname, body: await request.json().catch(() => null) })
    return new Response(JSON.stringify({ data: { id: 7 }, message: 'Done' }), { status: 200 })
  })
})

let page: Awaited<ReturnType<typeof mount>>
afterEach(async () => {
  await page.gone()
  vi.unstubAllGlobals()
})

async function open(changes: ListedTextChange[], viewer: { id: number; isAdministrator: boolean }) {
  page = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <MailTextChanges changes={changes} viewer={{ ...viewer, mayUpdate: true }} />
    </QueryClientProvider>,
  )
}
const ADMINISTRATOR = { id: 1, isAdministrator: true }
const buttons = () => [...document.querySelectorAll('button')]
const names = () => buttons().map(({ textContent }) => textContent)
const press = async (name: string) => {
  const [named] = buttons()
    .filter(({ textContent }) => textContent === name)
    .slice(-1)
  if (!named) throw new Error(`There is no button ${name}`)
  await click(named)
}

test('a text that waits shows who proposed it, what is to be checked, and what it changes', async () => {
  await open([CHANGE], ADMINISTRATOR)
  const shown = document.body.textContent ?? ''
  expect(shown).toContain('Proposed by Aiko Tanaka')
  expect([...document.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual(['1234567'])
  expect(document.querySelector('del')?.textContent).toBe('Removed: Accept it.')
  expect(document.querySelector('ins')?.textContent).toBe('Added: Pay to 1234567.')
})

test.each([
  ['an administrator', ADMINISTRATOR, ['Approve', 'Reject']],
  ['whoever proposed it', { id: 5, isAdministrator: false }, ['Withdraw']],
  ['somebody else', { id: 6, isAdministrator: false }, []],
])('what waits offers %s only what they can do', async (_, viewer, expected) => {
  await open([CHANGE], viewer)
  expect(names()).toEqual(expected)
})

test('an administrator approves after a question', async () => {
  await open([CHANGE], ADMINISTRATOR)
  await press('Approve')
  expect(sent).toEqual([])
  await press('Approve')
  await vi.waitFor(() =>
    expect(sent).toEqual([{ path: '/api/v1/email-template-changes/7/approve', body: null }]),
  )
})

test('whoever proposed it withdraws it', async () => {
  await open([CHANGE], { id: 5, isAdministrator: false })
  await press('Withdraw')
  await press('Withdraw')
  await vi.waitFor(() =>
    expect(sent.map(({ path }) => path)).toEqual(['/api/v1/email-template-changes/7/withdraw']),
  )
})

test('a rejected text shows the reason, and offers nothing', async () => {
  await open([REJECTED], ADMINISTRATOR)
  expect(document.body.textContent).toContain('Rejected by David Okello')
  expect(document.body.textContent).toContain('Reason: Not our account')
  expect(names()).toEqual([])
})
