// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { click, mount } from '@/ui/form/mount.fixture'
import type { Inquiry } from '../queries/list-inquiries'
import { InquiryScreen } from './inquiry-screen'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

const pending: Inquiry = {
  id: 17,
  status: 'PENDING',
  userId: 4,
  customerName: 'Amina Otieno',
  customerEmail: 'amina@example.com',
  vehicle: null,
  showroomOfficeId: null,
  manufacturer: { id: 1, name: 'Toyota' },
  customManufacturer: null,
  model: { id: 2, name: 'Hiace' },
  customModel: null,
  yearFrom: 2015,
  yearTo: 2015,
  transmission: null,
  steering: 'LHD',
  priceType: null,
  country: null,
  message: 'Diesel, please.',
  replyMessage: null,
  replyAt: null,
  repliedBy: null,
  createdAt: '2026-11-20T09:14:00.000Z',
  updatedAt: '2026-11-20T09:14:00.000Z',
}

type Sent = { method: string; path: string; body: unknown }
let sent: Sent[]
let answer: { status: number; body: object } | 'lost'
beforeEach(() => {
  sessionStorage.clear()
  sent = []
  answer = { status: 200, body: { data: pending, message: 'Vehicle inquiry updated successfully' } }
  vi.stubGlobal('fetch', async (request: Request) => {
    const { method, url } = request
    sent.push({ method, path: new URL(url).pathname, body: await request.json().catch(() => null) })
    if (answer === 'lost') throw new TypeError('no connection')
    return new Response(JSON.stringify(answer.body), { status: answer.status })
  })
})

let page: Awaited<ReturnType<typeof mount>>
afterEach(async () => {
  await page.gone()
  vi.unstubAllGlobals()
})

async function open(inquiry: Inquiry, may = { update: true, delete: true }) {
  page = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <InquiryScreen inquiry={inquiry} may={{ ...may, seePeople: false, seeStock: true }} />
    </QueryClientProvider>,
  )
}
const box = () => page.find<HTMLTextAreaElement>('textarea')
const setText = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
const write = (text: string) =>
  act(async () => {
    setText?.call(box(), text)
    box().dispatchEvent(new Event('input', { bubbles: true }))
  })
const press = (key: string, ctrlKey: boolean) =>
  act(async () => {
    box().dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }))
    await new Promise((resolve) => setTimeout(resolve))
  })

test('a pending inquiry shows whose turn it is, since when, and what is wanted', async () => {
  await open(pending)
  expect(page.text()).toContain('Our turn: Amina Otieno is waiting for a reply')
  expect(page.find('time').getAttribute('datetime')).toBe(pending.createdAt)
  for (const text of ['Pending', '2015', 'Left-Hand Drive', 'Diesel, please.'])
    expect(page.text()).toContain(text)
})

test('the vehicle of the stock that it is about is named, and can be opened', async () => {
  await open({ ...pending, vehicle: { id: 7, name: 'Toyota Hiace 2016', sku: 'KD-000007', hasPage: true } })
  const link = page.find<HTMLAnchorElement>('a[href="/admin/inventory/vehicles/edit/7"]')
  expect(link.textContent).toBe('Toyota Hiace 2016, KD-000007')
})

test('Ctrl+Enter sends the reply with the version that was read; Enter alone does not', async () => {
  await open(pending)
  await write('We have two.')
  await press('Enter', false)
  expect(sent).toEqual([])
  await press('Enter', true)
  expect(sent).toEqual([
    {
      method: 'PATCH',
      path: '/api/v1/vehicle-inquiries/17',
      body: { replyMessage: 'We have two.', updatedAt: pending.updatedAt },
    },
  ])
  await vi.waitFor(() => expect(page.text()).toContain('Vehicle inquiry updated successfully'))
  expect(box().value).toBe('')
})

test('a reply survives a lost line and a reload', async () => {
  await open(pending)
  answer = 'lost'
  await write('We have two.')
  await press('Enter', true)
  await vi.waitFor(() => expect(page.text()).toContain('Network error occurred'))
  expect(box().value).toBe('We have two.')
  expect(sessionStorage.getItem('form:reply 17')).toContain('We have two.')
})

test('a blank reply is not sent, and its field is marked', async () => {
  await open(pending)
  await write('  ')
  await press('Enter', true)
  expect(sent).toEqual([])
  expect(box().getAttribute('aria-invalid')).toBe('true')
  const described = box().getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)[0]).toBe('Write a reply first')
})

test('an answered inquiry shows when and by whom, and can be opened again', async () => {
  await open({
    ...pending,
    status: 'REPLIED',
    replyMessage: 'We have two.',
    replyAt: '2026-11-21T10:05:00.000Z',
    repliedBy: 'Hana Sato',
  })
  expect(page.text()).toContain('Amina Otieno’s turn: answered')
  expect(page.text()).toContain('by Hana Sato')
  await click(page.button('Open again'))
  expect(sent[0]).toMatchObject({ path: '/api/v1/vehicle-inquiries/17/status', body: { status: 'PENDING' } })
})

test('staff who may only read see neither the reply box nor other steps', async () => {
  await open(pending, { update: false, delete: false })
  expect(page.place.querySelector('textarea, button')).toBeNull()
})
