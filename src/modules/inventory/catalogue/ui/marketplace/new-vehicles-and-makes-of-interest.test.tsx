import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { CARD } from '@/modules/inventory/cards/queries/declare-vehicle-card.fixture'
import type { FacetOption, SearchResult } from '@/modules/inventory/search/queries/declare-search-result'
import { emptyVehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { MakesOfInterest, NewToReader, type OwnMarket, splitNew } from './new-vehicles-and-makes-of-interest'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))
vi.mock('@/ui/offline/data-saver', () => ({ useDataSaver: () => false }))

const NOW = new Date('2026-11-21T08:00:00.000Z')
const SINCE = new Date('2026-11-19T22:00:00.000Z')
const own = (given: Partial<OwnMarket> = {}): OwnMarket => ({
  since: SINCE,
  zone: 'Africa/Nairobi',
  makes: [],
  ofMakes: [],
  ...given,
})

test.each<[string, string, Date | null, boolean]>([
  ['after the last visit is new', '2026-11-19T22:00:00.001Z', SINCE, true],
  ['before it is not', '2026-11-19T22:00:00.000Z', SINCE, false],
  ['ever is new to nobody who is here for the first time', '2026-11-21T00:00:00.000Z', null, false],
])('what was listed %s', (_, listedAt, since, isNew) => {
  const { fresh, seen } = splitNew([{ ...CARD, listedAt }], since)
  expect([fresh.length, seen.length]).toEqual(isNew ? [1, 0] : [0, 1])
})

describe('what is new to the reader', () => {
  const shown = (fresh: (typeof CARD)[], isMore = false, given = own()) =>
    renderToStaticMarkup(
      <NewToReader fresh={fresh} isMore={isMore} landed={null} unit="mi" now={NOW} own={given} />,
    )

  test('stands under the day of the last visit, as it was there', () => {
    const html = shown([CARD])
    expect(html).toContain('1 vehicle is new to you')
    expect(html).toContain('Listed since your last visit on 20 November 2026')
    expect(html).toContain(`href="/vehicles/${CARD.id}"`)
    expect(shown([CARD], true)).toContain('1+ vehicles are new to you')
  })

  test('shows that it is empty, and during the first visit that it comes later', () => {
    expect(shown([])).toContain('Nothing was listed since your last visit on 20 November 2026.')
    expect(shown([], false, own({ since: null }))).toContain('On your next visit')
  })
})

describe('the reader’s makes', () => {
  const make = (id: number, name: string): FacetOption => ({ id, value: String(id), name, count: 1_200 })
  const facets = { make: [make(1, 'Toyota'), make(2, 'Nissan')] } as unknown as SearchResult['facets']
  const shown = (given: Partial<OwnMarket>, local: (typeof CARD)[] = []) =>
    renderToStaticMarkup(
      <MakesOfInterest
        facets={facets}
        landed={null}
        unit="mi"
        now={NOW}
        own={own(given)}
        search={emptyVehicleSearch()}
        shown={local}
      />,
    )

  test('link to all of a make, the most wanted first; one that nobody sells is left out', () => {
    const html = shown({ makes: [2, 9, 1] })
    expect(html).toContain('href="/marketplace?make=2"')
    expect(html.indexOf('Nissan (1,200)')).toBeLessThan(html.indexOf('Toyota (1,200)'))
  })

  test('show the newest of them that are not on the page already', () => {
    expect(shown({ makes: [1], ofMakes: [CARD] })).toContain(`href="/vehicles/${CARD.id}"`)
    expect(shown({ makes: [1], ofMakes: [CARD] }, [CARD])).not.toContain(`href="/vehicles/${CARD.id}"`)
  })

  test('show where they come from while there are none', () => {
    expect(shown({})).toContain('will be shown here first')
  })
})
