import { expect, it, test } from 'vitest'
import { faultsOfWorkflow } from '@/kernel/workflow/workflow-faults'
import { type ReservableVehicle, transitionReservation } from './reservation-transition'
import {
  IN_FORCE,
  isOpen,
  RESERVATION_STATUSES,
  RESERVATION_STEPS,
  type ReservationStatus,
  staffSteps,
  WAITING,
  withdrawalOf,
} from './reservation-workflow'

const NOW = new Date('2026-11-21T10:00:00Z')
const FREE: ReservableVehicle = { status: 'PUBLISHED', hold: null }

it('reaches every state, and refuses every step that the table does not list', () => {
  const faults = faultsOfWorkflow({
    table: RESERVATION_STEPS,
    states: RESERVATION_STATUSES,
    start: WAITING,
    take: (status, step, actor) => {
      const circumstances = { vehicle: FREE, now: NOW, hours: 48 }
      const taken = transitionReservation({ status, expiresAt: NOW }, step, actor, circumstances)
      return taken.ok ? taken.value.status : null
    },
  })
  expect(faults).toEqual([])
})

test.each<[ReservationStatus, string[], string | null]>([
  [WAITING, ['confirm', 'reject'], 'withdraw'],
  [IN_FORCE, ['release'], 'giveUp'],
  ['REJECTED', [], null],
  ['EXPIRED', [], null],
  ['RELEASED', [], null],
  ['CONVERTED', [], null],
])('of one that is %s staff can %j, and its customer %s', (status, staff, customer) => {
  expect(staffSteps(status)).toEqual(staff)
  expect(withdrawalOf(status)).toBe(customer)
  expect(isOpen(status)).toBe(customer !== null)
})
