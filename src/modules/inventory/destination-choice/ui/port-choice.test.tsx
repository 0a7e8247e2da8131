// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mount, type } from '@/ui/form/mount.fixture'
import { PortChoice } from './port-choice'

const PORTS = [
  { id: 3, name: 'Mombasa', country: 'Kenya' },
  { id: 5, name: 'Dar es Salaam', country: 'Tanzania' },
  { id: 6, name: 'Tanga', country: 'Tanzania' },
]

let page: Awaited<ReturnType<typeof mount>>

beforeEach(async () => {
  page = await mount(<PortChoice ports={PORTS} chosen={3} back="/vehicles?make=1" />)
})
afterEach(() => page.gone())

const form = () => page.find<HTMLFormElement>('form')
const field = () => page.find<HTMLInputElement>('[type=search]')
const messages = () => page.find('[role=status]').textContent
const offered = () =>
  [...page.place.querySelectorAll('[name=port]')].map((box) => box.closest('label')?.textContent)

it('is a plain form with the port in force and the page to go back to', () => {
  expect(form().getAttribute('action')).toBe('/deliver-to')
  expect(Object.fromEntries(new FormData(form()))).toEqual({ port: '3', back: '/vehicles?make=1' })
  expect(offered()).toEqual(['No destination, prices as listed', 'Mombasa', 'Dar es Salaam', 'Tanga'])
})

it('begins at the country of the port in force', async () => {
  const tops: Record<string, number> = { Kenya: 80, Tanzania: 200 }
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return tops[this.querySelector('legend')?.textContent ?? ''] ?? 0
  })
  await page.gone()
  page = await mount(<PortChoice ports={PORTS} chosen={6} back="/" />)
  vi.restoreAllMocks()
  expect(page.find('.overflow-y-auto').scrollTop).toBe(200)
})

it('finds by country or port, and shows how many', async () => {
  await type(field(), 'tanz')
  expect(offered()).toEqual(['Dar es Salaam', 'Tanga'])
  expect(messages()).toBe('2 ports')
  await type(field(), 'zz')
  expect(messages()).toBe('No port or country begins with that.')
  expect(page.find<HTMLButtonElement>('[type=submit]').disabled).toBe(true)
})

it('takes the one port left by Enter, and sends nothing by it', async () => {
  await type(field(), 'tanga')
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  await act(async () => field().dispatchEvent(event))
  expect(event.defaultPrevented).toBe(true)
  expect(new FormData(form()).get('port')).toBe('6')
})
