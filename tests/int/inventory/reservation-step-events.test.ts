import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eraseAccount } from '@/modules/accounts/own-account/operations/erase-account'
import type { PersonChanged } from '@/modules/accounts/people/operations/emit-person-changed'
import type { ReservationStepTaken } from '@/modules/inventory/reservations/operations/emit-reservation-step'
import type { ReviewChanged } from '@/modules/inventory/reviews/operations/emit-review-changed'
import { listen } from '@/server/events'
import { inTransaction } from '@/server/transaction'
import { contact } from '../accounts/people-kit'
import {
  as,
  at,
  decide,
  newVehicle,
  request,
  rowsOf,
  withReservations,
} from './reservations/reservations-kit'

withReservations()

let people: PersonChanged[] = []
let steps: ReservationStepTaken[] = []
let reviews: ReviewChanged[] = []
let stop: () => void

beforeAll(() => {
  stop = listen('test-of-steps', {
    personChanged: [async (event) => people.push(event)],
    reservationStep: [async (event) => steps.push(event)],
    reviewChanged: [async (event) => reviews.push(event)],
  })
})
afterAll(() => stop())
beforeEach(() => {
  people = []
  steps = []
  reviews = []
})

test('followers of people are notified of every way in which an account is written', async () => {
  const { id } = at.people.otherCustomer
  const { body } = await as('admin', 'POST', '/users', contact('grace@buyers.example'))
  await as('admin', 'PATCH', `/users/${id}`, { city: 'Mombasa' })
  await as('admin', 'POST', '/users/bulk-block', { ids: [id] })
  await as('admin', 'POST', '/users/bulk-activate', { ids: [id] })
  await as('admin', 'DELETE', `/users/${id}`)
  await as('admin', 'POST', '/users/bulk-restore', { ids: [id] })
  await rowsOf(
    sql`UPDATE users SET deleted_by_self = true, deleted_at = now() - interval '32 days' WHERE id = ${id}`,
  )
  await inTransaction({ payload: at.payload }, (req) => eraseAccount(req, id))
  const of = (person: number, how: PersonChanged['how']) => ({ ids: [person], how })
  expect(people).toEqual([
    of(body.data.id, 'created'),
    of(id, 'saved'),
    of(id, 'status'),
    of(id, 'status'),
    of(id, 'deleted'),
    of(id, 'restored'),
    of(id, 'erased'),
  ])
})

test('followers of reservations are notified of every step, whoever takes it', async () => {
  const vehicleId = await newVehicle()
  const [first, second] = [await request('customer', vehicleId), await request('dealer', vehicleId)]
  await decide('admin', first, 'confirm')
  await decide('admin', first, 'release', 'The customer has changed their mind.')
  const affected = { affectedReservations: [second] }
  await as('admin', 'PATCH', `/vehicles/${vehicleId}`, { status: 'ARCHIVED', ...affected })
  const { customer, dealer } = at.people
  expect(steps).toEqual([
    { id: first, vehicleId, customerId: customer.id, step: 'request', status: 'REQUESTED' },
    { id: second, vehicleId, customerId: dealer.id, step: 'request', status: 'REQUESTED' },
    { id: first, vehicleId, customerId: customer.id, step: 'confirm', status: 'CONFIRMED' },
    { id: first, vehicleId, customerId: customer.id, step: 'release', status: 'RELEASED' },
    { id: second, vehicleId, customerId: dealer.id, step: 'reject', status: 'REJECTED' },
  ])
})

test('followers of reviews are notified of one that is submitted, moderated and deleted', async () => {
  const vehicleId = await newVehicle()
  const words = { vehicleId, rating: 5, title: 'As described', comment: 'It came as it was shown.' }
  const { body } = await as('customer', 'POST', '/vehicle-reviews', words)
  const { id } = body.data
  await as('admin', 'PATCH', `/vehicle-reviews/admin/${id}/approval`, { isApproved: true })
  await as('admin', 'DELETE', `/vehicle-reviews/admin/${id}`)
  expect(reviews.map(({ how, id }) => [id, how])).toEqual([
    [id, 'given'],
    [id, 'moderated'],
    [id, 'deleted'],
  ])
  expect(reviews[0]?.vehicleId).toBe(vehicleId)
})
