// @vitest-environment happy-dom
import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mount } from '@/ui/form/mount.fixture'
import { pack } from '@/ui/packed-data'
import type { ChoiceData, CompareColumn, CompareData } from './compare-data'
import { CompareSuggestions } from './compare-suggestions'
import { CompareTable } from './compare-table'
import { MixedPriceTermsNote } from './mixed-price-terms-note'

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(window.location.search) }))

const STORED = 'kaido:compare'
const column = (id: number, more: Partial<CompareColumn> = {}): CompareColumn => ({
  id,
  name: `Car ${id}`,
  year: 2019,
  sku: `KD-00000${id}`,
  price: { amount: `$${id},000`, term: 'FOB Yokohama', before: null },
  ribbon: null,
  isReserved: false,
  thumb: { src: '/media/a.webp', srcSet: '' },
  drawn: false,
  failed: null,
  ...more,
})

const data: CompareData = {
  columns: [
    column(1),
    column(2, { landed: { label: 'Total to Mombasa', total: '$9,840', missing: null, mark: null } }),
    column(3, { price: null, isReserved: null, ribbon: { text: 'Sold', tone: 'slate' } }),
  ],
  groups: [
    {
      title: 'The vehicle',
      rows: [
        { title: 'Make', cells: ['Toyota', 'Toyota', 'Toyota'] },
        { title: 'Seats', cells: ['5', '5', '7'] },
        { title: 'Fuel', cells: ['Petrol', 'Diesel', ''] },
      ],
    },
  ],
}

const at = (search: string) => history.replaceState(null, '', `/compare${search}`)
const names = (place: ParentNode) => [...place.querySelectorAll('h2')].map(({ textContent }) => textContent)
const row = (place: ParentNode, title: string) =>
  [...place.querySelectorAll('tr')].find((one) => one.querySelector('th')?.textContent?.startsWith(title))
const hrefOf = (place: ParentNode, label: string) =>
  place.querySelector(`[aria-label="${label}"]`)?.getAttribute('href')
const drawn = () => {
  document.body.innerHTML = renderToStaticMarkup(<CompareTable data={pack(data)} />)
  return document.body
}

beforeEach(() => {
  localStorage.clear()
  at('?ids=1,2,3')
})
afterEach(() => {
  document.body.innerHTML = ''
})

describe('a comparison', () => {
  test('shows of each vehicle what its card shows: the price with its term, the total first, that it is sold', () => {
    const heads = [...drawn().querySelectorAll('thead th')].map(({ textContent }) => textContent)
    expect(heads).toEqual([
      'Car 1 2019$1,000 FOB Yokohama',
      'Car 2 2019Total to Mombasa $9,840 $2,000 FOB Yokohama',
      'Car 3 2019Sold',
    ])
  })

  test('marks which facts are the same for all, and which for the two that a phone shows', () => {
    const marks = ['Make', 'Seats', 'Fuel'].map((title) => row(drawn(), title)?.dataset.same)
    expect(marks).toEqual(['all', 'phone', 'none'])
  })

  test('stands in the order of its address, with the facts and marks that belong to it', () => {
    at('?ids=3,1,2')
    const page = drawn()
    expect(names(page)).toEqual(['Car 3 2019', 'Car 1 2019', 'Car 2 2019'])
    expect([...(row(page, 'Seats')?.querySelectorAll('td') ?? [])].map((td) => td.textContent)).toEqual([
      '7',
      '5',
      '5',
    ])
    expect(row(page, 'Seats')?.dataset.same).toBe('none')
  })

  test.each([
    ['Show Car 3 2019 instead of Car 1 2019', '/compare?ids=3,2,1&only=differences'],
    ['Show Car 3 2019 instead of Car 2 2019', '/compare?ids=1,3,2&only=differences'],
    ['Replace Car 2 2019', '/compare?ids=1,2,3&only=differences&replace=2'],
    ['Remove Car 2 2019 from the comparison', '/compare?ids=1,3&only=differences'],
  ])('has a link "%s", which works without script and keeps what is shown', (label, href) => {
    at('?ids=1,2,3&only=differences')
    expect(hrefOf(drawn(), label)).toBe(href)
  })

  test('shows only differences if its address requests it, and the address remembers the choice', async () => {
    at('?ids=1,2,3&only=differences')
    const page = await mount(<CompareTable data={pack(data)} />)
    const box = page.find<HTMLInputElement>('input[data-only-differences]')
    expect(box.checked).toBe(true)
    await act(async () => box.click())
    expect(location.search).toBe('?ids=1,2,3')
    await page.gone()
  })

  test('shows another vehicle in a column of a phone without leaving the page', async () => {
    const page = await mount(<CompareTable data={pack(data)} />)
    await act(async () => page.find('[aria-label="Show Car 3 2019 instead of Car 2 2019"]').click())
    expect(location.search).toBe('?ids=1,3,2')
    await page.gone()
  })
})

describe('another vehicle', () => {
  const choice: ChoiceData = {
    of: { id: 2, name: 'Car 2 2019' },
    isReplacing: true,
    listed: [1, 2],
    similar: [{ ...column(9), facts: '42,300 mi' }],
  }
  const own = () => JSON.parse(localStorage.getItem(STORED) ?? '[]').map(({ id }: { id: number }) => id)
  const select = (...ids: number[]) => {
    localStorage.setItem(STORED, JSON.stringify(ids.map((id) => ({ id, name: '' }))))
    window.dispatchEvent(new StorageEvent('storage', { key: STORED }))
  }
  const choose = async (given: ChoiceData) => {
    const page = await mount(<CompareSuggestions data={pack(given)} />)
    const link = page.find<HTMLAnchorElement>('li a')
    const href = link.getAttribute('href')
    link.addEventListener('click', (event) => event.preventDefault())
    await act(async () => link.click())
    await page.gone()
    return href
  }

  test("takes the place of the one to be replaced, also in this browser's own comparison", async () => {
    at('?ids=1,2,77')
    select(1, 2)
    expect(await choose(choice)).toBe('/compare?ids=1,9')
    expect(own()).toEqual([1, 9])
  })

  test('stands beside the only one', async () => {
    at('?ids=2')
    select(2)
    expect(await choose({ ...choice, isReplacing: false, listed: [2] })).toBe('/compare?ids=2,9')
    expect(own()).toEqual([2, 9])
  })

  test("leaves one's own comparison alone when somebody else's is changed", async () => {
    at('?ids=1,2')
    select(5)
    expect(await choose(choice)).toBe('/compare?ids=1,9')
    expect(own()).toEqual([5])
  })
})

describe('prices that do not cover the same', () => {
  const terms = [{ code: 'FOB' as const, covers: 'On board.' }]
  const noticeOf = (port: string | null, withoutTotal: string[]) => {
    document.body.innerHTML = renderToStaticMarkup(
      <MixedPriceTermsNote data={{ terms, port, withoutTotal }} />,
    )
    return document.body.textContent
  }

  test.each([
    [null, [], 'Choose your port to compare what each vehicle costs there, everything on the way included.'],
    ['Mombasa', [], 'Compare the totals to Mombasa instead: they include everything on the way.'],
    ['Mombasa', ['Car 1'], 'Compare the totals to Mombasa instead. Not known for Car 1: ask us for a quote.'],
  ])('at the port %s without the totals of %j link to what can be compared', (port, without, text) => {
    expect(noticeOf(port, without)).toBe(`These prices are for different portsFOB: On board.${text}`)
  })
})
