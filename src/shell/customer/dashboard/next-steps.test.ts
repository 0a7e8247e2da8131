import { describe, expect, test } from 'vitest'
import type { OwnReservation } from '@/modules/inventory/reservations/queries/list-reservations'
import type { Purchase } from '@/modules/sales/orders/queries/list-purchases'
import { nextSteps } from './next-steps'

const NOW = new Date('2026-11-20T10:00:00Z')

const purchase = (key: string, given: Partial<Purchase['turn']> = {}): Purchase => ({
  key,
  number: 'OR-2026-1',
  title: key,
  picture: null,
  statusLabel: 'Confirmed',
  tone: 'green',
  sum: null,
  turn: { side: 'you', what: 'Pay $5,000.', by: null, isLate: false, ...given },
  href: `/dashboard/orders/${key}`,
  orderedVehicle: 7,
})

const reservation = (given: Partial<OwnReservation> = {}, hasPage = true): OwnReservation => ({
  id: 3,
  status: 'CONFIRMED',
  requestedAt: '2026-11-19T10:00:00Z',
  confirmedAt: '2026-11-19T12:00:00Z',
  expiresAt: '2026-11-21T12:00:00Z',
  endedAt: null,
  note: null,
  queuePlace: null,
  vehicle: {
    id: 9,
    name: 'Toyota Vitz',
    sku: 'KD-000009',
    status: 'RESERVED',
    picture: null,
    isDrawn: false,
    hasPage,
  },
  ...given,
})

const keys = (...given: Parameters<typeof nextSteps>) => nextSteps(...given).map(({ key }) => key)

describe('next steps', () => {
  test('come by urgency: late, by deadline, then what can wait', () => {
    const purchases = [
      purchase('whenever'),
      purchase('in december', { by: '2026-12-01' }),
      purchase('late', { by: '2026-11-18', isLate: true }),
      purchase('later', { by: '2026-11-19', isLate: true }),
      purchase('ours', { side: 'us' }),
      purchase('over', { side: null }),
    ]
    expect(keys({ purchases, reservations: [reservation()], hasPort: true }, NOW)).toEqual([
      'late',
      'later',
      'reservation-3',
      'in december',
      'whenever',
    ])
  })

  test('are at most five', () => {
    const purchases = Array.from({ length: 9 }, (_, place) => purchase(`p${place}`))
    expect(nextSteps({ purchases, reservations: [], hasPort: false }, NOW)).toHaveLength(5)
  })

  test('a port is requested last, and once', () => {
    expect(keys({ purchases: [purchase('p')], reservations: [], hasPort: false }, NOW)).toEqual(['p', 'port'])
    expect(keys({ purchases: [], reservations: [], hasPort: true }, NOW)).toEqual([])
  })

  test('show what to do with which vehicle, and where', () => {
    const [step] = nextSteps({ purchases: [purchase('Toyota Vitz')], reservations: [], hasPort: true }, NOW)
    expect(step).toMatchObject({ sentence: 'Toyota Vitz: Pay $5,000.', label: 'Open the order' })
  })
})

describe('a reservation', () => {
  const ended = (status: OwnReservation['status'], endedAt: string, free = true): OwnReservation => {
    const one = reservation({ status, endedAt, expiresAt: null })
    return { ...one, vehicle: { ...one.vehicle, status: free ? 'PUBLISHED' : 'RESERVED' } }
  }
  test.each<[string, OwnReservation, string | null]>([
    ['in force leads to the showroom', reservation(), 'Contact the showroom'],
    ['that was asked for waits', reservation({ status: 'REQUESTED', expiresAt: null }), null],
    ['that ran out leads back', ended('EXPIRED', '2026-11-20T09:00:00Z'), 'Reserve it again'],
    ['that ran out leads to others', ended('EXPIRED', '2026-11-20T09:00:00Z', false), 'See similar vehicles'],
    ['ended two weeks ago is still told', ended('REJECTED', '2026-11-06T10:00:00Z'), 'See similar vehicles'],
    ['ended longer ago is not', ended('REJECTED', '2026-11-06T09:59:59Z'), null],
  ])('%s', (_, given, label) => {
    const [step] = nextSteps({ purchases: [], reservations: [given], hasPort: true }, NOW)
    expect(step?.label ?? null).toBe(label)
  })

  test('of a vehicle without a page links to the list', () => {
    const [step] = nextSteps({ purchases: [], reservations: [reservation({}, false)], hasPort: true }, NOW)
    expect(step?.href).toBe('/vehicles')
  })
})
