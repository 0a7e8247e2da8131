// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { click, mount } from '@/ui/form/mount.fixture'
import { delivered } from '../data/import-rules.fixture'
import type { ShownVersion } from '../queries/list-import-rule-versions-with-approval'
import { DestinationScreen } from './destination-screen'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

const HISTORY = {
  status: 'APPROVED',
  enteredById: null,
  enteredBy: null,
  enteredAt: '2026-11-23T05:00:00.000Z',
  approvedBy: null,
  decidedAt: '2026-11-23T05:00:00.000Z',
  reason: null,
} as const

const KENYA = {
  id: 1,
  country: 'Kenya',
  slug: 'kenya',
  timezone: 'Africa/Nairobi',
  currency: 'KES',
  active: true,
  note: null,
  updatedAt: '2026-11-23T05:00:00.000Z',
}
const { rules } = delivered('kenya')
const inForce: ShownVersion[] = rules
  .map((rule) => ({ rule, history: HISTORY, approvalProblem: null }))
  .reverse()
const vat = rules.find(({ key }) => key === 'vat')

/** A version of VAT that somebody entered and nobody has decided about. */
const waiting = (enteredById: number, approvalProblem: string | null = null): ShownVersion[] =>
  vat
    ? [
        {
          approvalProblem,
          rule: { ...vat, id: 99 },
          history: { ...HISTORY, status: 'PROPOSED', enteredById, enteredBy: 'Aiko Tanaka', decidedAt: null },
        },
      ]
    : []

type Sent = { method: string; path: string; body: unknown }
let sent: Sent[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { method, url } = request
    sent.push({ method, path: new URL(url).pathname, body: await request.json().catch(() => null) })
    return new Response(JSON.stringify({ data: { id: 7, status: 'PROPOSED' }, message: 'Sent' }), {
      status: 201,
    })
  })
})

let page: Awaited<ReturnType<typeof mount>>
afterEach(async () => {
  await page.gone()
  vi.unstubAllGlobals()
})

async function open(versions: ShownVersion[], mayUpdate = true) {
  page = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <DestinationScreen
        destination={KENYA}
        mayUpdate={mayUpdate}
        today="2026-11-24"
        versions={versions}
        viewer={5}
      />
    </QueryClientProvider>,
  )
}
const text = () => document.body.textContent ?? ''
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  )
const press = async (name: string) => {
  const element = button(name)
  if (!element) throw new Error(`There is no button ${name}`)
  await click(element)
}

test('states in words what the country requires, and where that is written', async () => {
  await open(inForce, false)
  expect(text()).toContain('Vehicles must be right-hand drive.')
  expect(text()).toContain('16% of customs value, import duty and excise duty')
  expect(text()).toContain('Came with Kaido')
  expect(document.querySelector('a[href^="https://nairobileo.co.ke"]')).not.toBeNull()
  expect(document.querySelector('button')).toBeNull()
})

test('somebody else’s version is approved or rejected, one’s own is withdrawn', async () => {
  await open([...waiting(4), ...inForce])
  expect(button('Withdraw')).toBeUndefined()
  await press('Approve')
  expect(document.querySelector('[role="alertdialog"]')?.textContent).toContain('Approve this version')
  await page.gone()
  await open([...waiting(5), ...inForce])
  expect(button('Approve')).toBeUndefined()
  expect(button('Withdraw')).toBeDefined()
})

test('whoever cannot approve a version reads why, and may still reject it', async () => {
  const problem = 'You were invited by whoever proposed this. Somebody else has to approve it.'
  await open([...waiting(4, problem), ...inForce])
  const approve = button('Approve')
  expect(approve?.hasAttribute('disabled')).toBe(true)
  const about = approve?.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(about)?.textContent).toBe(problem)
  await press('Reject')
  expect(document.querySelector('[role="alertdialog"]')?.textContent).toContain('Reject this version')
})

test('a new version begins as the one before it, checked today, and is sent whole', async () => {
  await open(inForce)
  const cards = [...document.querySelectorAll('article')]
  const edit = cards.find((card) => card.querySelector('h3')?.textContent === 'VAT')?.querySelector('button')
  if (!edit) throw new Error('VAT cannot be changed')
  await click(edit)
  expect(document.querySelector<HTMLInputElement>('[aria-label="Charge, row 1"]')?.value).toBe('16%')
  await press('Send for approval')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    method: 'POST',
    path: '/api/v1/destinations/kenya/rules',
    body: {
      rule: {
        key: 'vat',
        checkedOn: '2026-11-24',
        value: {
          base: ['customsValue', 'importDuty', 'excise'],
          rows: [{ charge: { how: 'percent', rate: '16' } }],
        },
      },
    },
  })
})

test('only one rule of some kinds can be added', async () => {
  await open(inForce)
  expect(button('Add a steering rule')).toBeUndefined()
  expect(button('Add an age limit')).toBeDefined()
})
