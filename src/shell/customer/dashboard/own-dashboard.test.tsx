import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { NextStep } from './next-steps'
import { OwnDashboard } from './own-dashboard'
import type { OwnDashboard as Shown } from './read-own-dashboard'

const NOW = new Date('2026-11-20T10:00:00Z')

const NOTHING: Shown = {
  steps: [],
  purchases: [],
  reservations: [],
  awaited: [],
  changes: [],
  news: [],
  since: null,
  zone: 'Africa/Nairobi',
}
const shown = (given: Partial<Shown>) =>
  renderToStaticMarkup(<OwnDashboard dashboard={{ ...NOTHING, ...given }} now={NOW} />)

const step = (key: string, until: string | null = null): NextStep => ({
  key,
  sentence: `Do ${key}.`,
  label: 'Open the order',
  href: `/dashboard/orders/${key}`,
  until,
  by: null,
  isLate: false,
})

test('somebody with nothing sees what appears here, and a link to the vehicles', () => {
  const html = shown({})
  expect(html).toContain('Nothing here yet')
  expect(html).toContain('href="/vehicles"')
})

test('a step is one sentence and one button, and shows how long there is left, without scripts', () => {
  const html = shown({ steps: [step('first', '2026-11-22T20:59:00.000Z'), step('second')] })
  expect(html).toContain('2 days 10 hours left')
  expect(html).toContain(
    'until <time dateTime="2026-11-22T20:59:00.000Z">Sun 22 Nov 2026, 23:59 GMT+3</time>',
  )
  expect(html.match(/ bg-accent /g), 'one main action').toHaveLength(1)
  expect(html.indexOf('Do first.')).toBeLessThan(html.indexOf('Do second.'))
})

test('a payment is due by a day, as its invoice states; one that has passed is marked as such', () => {
  const by = '2026-11-18'
  const html = shown({ steps: [{ ...step('late'), by, isLate: true }] })
  expect(html).toContain('Was due by <time dateTime="2026-11-18">18 November 2026</time>')
  expect(html).not.toContain('left')
  expect(shown({ steps: [{ ...step('next'), by }] })).toContain(
    'By <time dateTime="2026-11-18">18 November 2026</time>',
  )
})

test('deals have their day, reservations their clocks', () => {
  const html = shown({
    purchases: [
      {
        key: 'quote-1',
        number: 'QT-2026-1',
        title: 'Toyota Vitz',
        picture: null,
        statusLabel: 'Quoted',
        tone: 'green',
        sum: { covers: 'CIF Mombasa', total: '$5,500 CIF Mombasa', vehicle: '$5,000' },
        turn: {
          side: 'you',
          what: 'Accept the quote, or ask for changes.',
          by: '2026-11-21',
          isLate: false,
        },
        href: '/dashboard/quotes/1',
        orderedVehicle: null,
      },
    ],
    reservations: [
      {
        id: 1,
        status: 'CONFIRMED',
        requestedAt: '2026-11-19T10:00:00.000Z',
        confirmedAt: '2026-11-19T10:00:00.000Z',
        expiresAt: '2026-11-20T15:30:00.000Z',
        endedAt: null,
        note: null,
        queuePlace: null,
        vehicle: {
          id: 7,
          name: 'Nissan March',
          sku: 'KD-000007',
          status: 'RESERVED',
          picture: null,
          isDrawn: false,
          hasPage: true,
        },
      },
    ],
  })
  expect(html).toContain('By <time dateTime="2026-11-21">21 November 2026</time>')
  expect(html).toContain('QT-2026-1 · $5,500 CIF Mombasa (vehicle $5,000)')
  expect(html).toContain('5 hours 30 minutes left')
  expect(html).toContain('Fri 20 Nov 2026, 18:30 GMT+3')
})

test('changes of the wishlist and news of saved searches show since when they count', () => {
  const given: Partial<Shown> = {
    changes: [
      {
        vehicleId: 7,
        name: 'Nissan March 2015',
        picture: null,
        hasPage: true,
        change: { kind: 'dropped', by: 500, currency: 'USD' },
      },
      { vehicleId: 8, name: 'KD-000008', picture: null, hasPage: false, change: { kind: 'gone' } },
    ],
    news: [{ id: 1, name: 'Vans below 9,000', href: '/vehicles?bodyType=2', count: 20, isMore: true }],
  }
  const html = shown({ ...given, since: new Date('2026-11-18T22:00:00Z') })
  expect(html).toContain('Price down $500')
  expect(html).toContain('No longer on offer')
  expect(html).not.toContain('href="/vehicles/8"')
  expect(html).toContain('20+ new vehicles')
  // Already the 19th in Nairobi.
  expect(html).toContain('Since your last visit on 19 November 2026.')
  expect(shown(given)).toContain('Since you added them.')
})
