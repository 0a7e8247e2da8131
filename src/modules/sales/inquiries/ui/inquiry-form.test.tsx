// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount, submit, type } from '@/ui/form/mount.fixture'
import { InquiryForm } from './inquiry-form'

const { push } = vi.hoisted(() => ({ push: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const choices = {
  makes: [{ id: 1, name: 'Toyota' }],
  transmissions: ['automatic_cvt'],
  countries: ['Kenya', 'Uganda'],
  make: '',
  model: '',
  country: 'Kenya',
  message: '',
  vehicle: null,
}

type Sent = { body: Record<string, unknown>; key: string | null }
let sent: Sent[]
let answer: { status: number; body: object } | 'lost'

beforeEach(() => {
  sessionStorage.clear()
  sent = []
  push.mockClear()
  answer = { status: 201, body: { data: { id: 17 }, message: 'Vehicle inquiry submitted successfully!' } }
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return new Response(JSON.stringify({ data: [{ id: 5, name: 'Hiace' }] }))
    sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') })
    if (answer === 'lost') throw new TypeError('no connection')
    return new Response(JSON.stringify(answer.body), { status: answer.status })
  })
})

let page: Awaited<ReturnType<typeof mount>>
afterEach(async () => {
  await page.gone()
  vi.unstubAllGlobals()
})

async function fillIn() {
  page = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <InquiryForm choices={choices} />
    </QueryClientProvider>,
  )
  await type(page.find('[name=manufacturer]'), 'toyota')
  await type(page.find('[name=model]'), 'Hiace')
  await type(page.find('[name=yearFrom]'), '2012')
}
const send = () => submit(page.find('form'))
const toasts: string[] = []
window.addEventListener('kaido:toast', (event) => toasts.push((event as CustomEvent).detail.message))

test('the inquiry is sent, and the list shows it', async () => {
  await fillIn()
  await send()
  expect(sent[0]?.body).toMatchObject({
    manufacturer: 'toyota',
    model: 'Hiace',
    yearFrom: 2012,
    yearTo: null,
    steering: null,
    country: 'Kenya',
  })
  expect(toasts.at(-1)).toBe('Vehicle inquiry submitted successfully!')
  expect(push).toHaveBeenCalledWith('/dashboard/inquiries')
})

test('after a lost answer the same inquiry is sent under the same key, and a changed one under another', async () => {
  await fillIn()
  answer = 'lost'
  await send()
  expect(page.text()).toContain('The site did not respond')
  await send()
  await type(page.find('[name=yearFrom]'), '2013')
  await send()
  const [first, again, changed] = sent.map(({ key }) => key)
  expect(first).toMatch(/^[\w-]{36}$/)
  expect(again).toBe(first)
  expect(changed).not.toBe(first)
})

test('what the server refuses is shown at its field', async () => {
  await fillIn()
  const errors = [{ path: 'yearFrom', message: 'Year must be between 1900 and next year' }]
  answer = { status: 422, body: { message: errors[0]?.message, errors } }
  await send()
  expect(page.find('#inquiry-yearFrom-error').textContent).toBe('Year must be between 1900 and next year')
  expect(document.activeElement).toBe(page.find('[name=yearFrom]'))
})

test('a refusal without a message has the usual one', async () => {
  await fillIn()
  answer = { status: 500, body: {} }
  await send()
  expect(page.text()).toContain('Failed to submit vehicle inquiry')
})
