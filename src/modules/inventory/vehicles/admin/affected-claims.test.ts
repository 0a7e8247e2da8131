import { expect, it } from 'vitest'
import { affectedIn, agreedTo, byVehicle, notifiesCustomers } from './affected-claims'

const refused = (...issues: [path: string, message: string][]) => ({
  ok: false,
  message: 'This affects open reservations of this vehicle',
  issues: issues.map(([path, message]) => ({ path, message })),
})

it('reads what would happen to the claims on one vehicle, and the question about its buyer', () => {
  const affected = affectedIn(
    refused(
      ['affectedReservations.17', 'Jane Doe’s reservation will be closed as bought.'],
      ['soldToHolder', 'Has Jane Doe bought the vehicle?'],
    ),
  )
  expect(affected).toEqual({
    lines: [
      {
        field: 'affectedReservations',
        claimId: 17,
        vehicleId: null,
        text: 'Jane Doe’s reservation will be closed as bought.',
      },
    ],
    question: 'Has Jane Doe bought the vehicle?',
  })
})

it('reads the claims on several vehicles by vehicle', () => {
  const expected = 'will be rejected. The customer is notified by e-mail.'
  const affected = affectedIn(
    refused(
      ['vehicles.5.affectedReservations.1', `A ${expected}`],
      ['vehicles.6.affectedReservations.2', 'B moves.'],
      ['vehicles.5.affectedReservations.3', `C ${expected}`],
    ),
  )
  expect(affected && byVehicle(affected)).toEqual([
    { vehicleId: 5, texts: [`A ${expected}`, `C ${expected}`] },
    { vehicleId: 6, texts: ['B moves.'] },
  ])
  expect(affected && notifiesCustomers(affected)).toBe(true)
})

it('ignores other refusals', () => {
  expect(affectedIn(refused(['updatedAt', 'Outdated']))).toBeNull()
  expect(affectedIn({ ok: true, message: 'Done', issues: [] })).toBeNull()
})

it('consents to exactly what was read, each kind in its own field', () => {
  const affected = affectedIn(
    refused(
      ['vehicles.5.affectedReservations.1', 'A'],
      ['vehicles.5.affectedQuotes.1', 'B'],
      ['vehicles.6.affectedReservations.2', 'C'],
    ),
  )
  expect(affected && agreedTo(affected)).toEqual({ affectedReservations: [1, 2], affectedQuotes: [1] })
})
