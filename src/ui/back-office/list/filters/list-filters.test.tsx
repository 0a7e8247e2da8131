// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ListContext } from '../list-context'
import type { Filter } from '../list-type'
import { ListFilters } from './list-filters'

const router = { push: vi.fn(), refresh: vi.fn() }
vi.mock('next/navigation', () => ({ useRouter: () => router }))

const FILTERS: Filter[] = [
  { name: 'q', label: 'Name', kind: 'search' },
  { name: 'status', label: 'Status', kind: 'choice', options: [{ value: 'DRAFT', label: 'Draft' }] },
  { name: 'yearFrom', label: 'Year from', kind: 'number' },
]

let root: Root
let page: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  page = document.createElement('div')
  root = createRoot(page)
})

afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

const show = (given: Record<string, string>, filters = FILTERS) =>
  act(async () =>
    root.render(
      <ListContext given={given}>
        <ListFilters filters={filters} />
      </ListContext>,
    ),
  )
const unfold = () => page.querySelector<HTMLButtonElement>('button[aria-expanded]')
const others = () => page.querySelector<HTMLElement>('[data-open]')

test('all filters but the search fold away behind a button', async () => {
  await show({})
  expect(unfold()?.textContent).toBe('Filters')
  expect(unfold()?.getAttribute('aria-controls')).toBe(others()?.id)
  expect([...(others()?.querySelectorAll('label') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Status',
    'Year from',
  ])
  for (const isOpen of [true, false]) {
    await act(async () => unfold()?.click())
    expect([unfold()?.getAttribute('aria-expanded'), others()?.dataset.open]).toEqual([
      String(isOpen),
      String(isOpen),
    ])
  }
})

test('folded, it shows how many of them are set; the search is seen anyway', async () => {
  await show({ q: 'vitz', status: 'DRAFT', yearFrom: '2015' })
  expect(unfold()?.textContent).toBe('Filters (2)')
  expect(others()?.dataset.open).toBe('false')
})

test('after Reset the keyboard goes on at the first filter', async () => {
  document.body.append(page)
  await show({ status: 'DRAFT' })
  const reset = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Reset')
  await act(async () => reset?.click())
  expect(document.activeElement?.getAttribute('name')).toBe('q')
  expect(router.push).toHaveBeenCalledWith('?', { scroll: false })
  page.remove()
})

test('a search alone has nothing to unfold', async () => {
  await show({ q: 'vitz' }, FILTERS.slice(0, 1))
  expect(unfold()).toBeNull()
  expect(page.querySelector('button')?.textContent).toBe('Reset')
})

test.each(['Enter', 'Escape'])('%s leaves the search with what was typed', async (key) => {
  document.body.append(page)
  await show({ q: 'vitz' })
  const search = page.querySelector<HTMLInputElement>('[data-search]')
  search?.focus()
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key })
  await act(async () => search?.dispatchEvent(event))
  expect([document.activeElement === search, search?.value, event.defaultPrevented]).toEqual([
    false,
    'vitz',
    true,
  ])
  page.remove()
})

const MORE: Filter[] = [...FILTERS, { name: 'seats', label: 'Seats', kind: 'number', isMore: true }]
const more = () => [...page.querySelectorAll('button')].find((one) => one.textContent?.startsWith('More'))
const isShown = (name: string) => page.querySelector(`[name=${name}]`)?.closest('[hidden]') === null

test('filters that are rarely needed are behind a button, and open where one of them is set', async () => {
  await show({}, MORE)
  expect([more()?.textContent, isShown('status'), isShown('seats')]).toEqual(['More filters', true, false])
  await act(async () => more()?.click())
  expect([more()?.getAttribute('aria-expanded'), isShown('seats')]).toEqual(['true', true])
  await show({ seats: '5' }, MORE)
  expect(more()?.textContent).toBe('More filters (1)')
  expect(isShown('seats')).toBe(true)
})
