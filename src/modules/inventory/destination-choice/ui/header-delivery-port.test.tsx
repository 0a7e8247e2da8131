// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { click, mount, submit } from '@/ui/form/mount.fixture'
import { DELIVER_TO } from '../rules/deliver-to'
import { ChoosePortLink } from './choose-port-link'
import { HeaderDeliveryPort } from './header-delivery-port'

const router = { refresh: vi.fn(), push: vi.fn(), replace: vi.fn() }
vi.mock('next/navigation', () => ({ useRouter: () => router }))

const MOMBASA = { id: 3, name: 'Mombasa', country: 'Kenya' }
const DAR = { id: 5, name: 'Dar es Salaam', country: 'Tanzania' }

/** What was sent, and what it is answered with. */
let sent: object[]
let answer: () => Promise<{ type: string }>
let page: Awaited<ReturnType<typeof mount>>

// What a browser fetches with the first press.
beforeAll(() => import('./deliver-to-dialog'))

beforeEach(async () => {
  sent = []
  answer = async () => ({ type: 'opaqueredirect' })
  for (const way of Object.values(router)) way.mockClear()
  vi.stubGlobal('fetch', async (address: string, init: { body: FormData }) => {
    if (address !== DELIVER_TO) return new Response(JSON.stringify({ data: [MOMBASA, DAR] }))
    sent.push(Object.fromEntries(init.body))
    return answer()
  })
  page = await mount(
    <>
      <ChoosePortLink>Total to Mombasa</ChoosePortLink>
      <HeaderDeliveryPort port={MOMBASA} />
    </>,
  )
})
afterEach(async () => {
  await page.gone()
  vi.unstubAllGlobals()
})

const dialog = () => document.querySelector('dialog')
const inDialog = <T extends Element = HTMLElement>(selector: string): Promise<T> =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    const element = dialog()?.querySelector<T>(selector)
    if (!element) throw new Error(`no ${selector}`)
    return element
  })

/** Chooses Dar es Salaam by a link that stands on the page. */
async function chooseDar() {
  await click(page.find('a'))
  await click(await inDialog('[value="5"]'))
  await submit(await inDialog<HTMLFormElement>('form'))
}

it('takes a port from any link on the page, and reads the page anew where it stands', async () => {
  history.replaceState(null, '', '/vehicles/7')
  await chooseDar()
  expect(sent).toEqual([{ port: '5', back: '/vehicles/7' }])
  expect(router.refresh).toHaveBeenCalledOnce()
  expect(dialog()).toBeNull()
})

it('leaves an address that names a port for the same without one', async () => {
  history.replaceState(null, '', '/vehicles?to=3&sort=total-asc')
  await chooseDar()
  expect(router.replace.mock.calls).toEqual([['/vehicles?sort=total-asc', { scroll: false }]])
  expect(router.refresh).not.toHaveBeenCalled()
  expect(dialog()).toBeNull()
})

it.each<[string, typeof answer, RegExp]>([
  ['without a connection', () => Promise.reject(new TypeError('Failed to fetch')), /^You are offline/],
  ['that is refused', async () => ({ type: 'basic' }), /^Your port could not be saved/],
])('keeps a choice %s, and shows why', async (_, answered, message) => {
  history.replaceState(null, '', '/vehicles/7')
  answer = answered
  await chooseDar()
  expect((await inDialog('[role=alert]')).textContent).toMatch(message)
  expect((await inDialog<HTMLInputElement>('[value="5"]')).checked).toBe(true)
  expect(router.refresh).not.toHaveBeenCalled()
})
