import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { OwnReservation } from '../queries/list-reservations'
import { OwnReservations } from './own-reservations'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

const row = (change: Partial<OwnReservation>, hasPage = true): OwnReservation => ({
  id: 1,
  status: 'REQUESTED',
  requestedAt: '2026-11-21T10:00:00.000Z',
  confirmedAt: null,
  expiresAt: null,
  endedAt: null,
  note: null,
  queuePlace: null,
  vehicle: {
    id: 7,
    name: 'Toyota Vitz 2019',
    sku: 'KD-000007',
    status: 'PUBLISHED',
    picture: '/media/vitz-160.webp',
    isDrawn: false,
    hasPage,
  },
  ...change,
})

const shown = (one: OwnReservation) =>
  renderToStaticMarkup(<OwnReservations rows={[one]} total={1} page={1} path="/dashboard/reservations" />)

test('a request shows its place in the queue, and that nothing is to be done yet', () => {
  const html = shown(row({ queuePlace: 2 }))
  expect(html).toContain('The showroom has received your request. Number 2 in the queue.')
  expect(html).not.toContain('What to do next')
})

test('a confirmed reservation shows what to do next, and links to the showroom', () => {
  const html = shown(row({ status: 'CONFIRMED', expiresAt: '2026-11-23T10:00:00.000Z' }))
  expect(html).toContain('What to do next: agree payment and shipping with the showroom')
  expect(html).toMatch(/<a[^>]* href="\/vehicles\/7"[^>]*>Contact the showroom/)
})

test('a rejected one shows why, and links to similar vehicles', () => {
  const ended = { status: 'REJECTED', endedAt: '2026-11-22T10:00:00.000Z' } as const
  const html = shown(row({ ...ended, note: 'It is being inspected.' }))
  expect(html).toContain('It is being inspected.')
  expect(html).toMatch(/<a[^>]* href="\/vehicles\/7#similar"[^>]*>See similar vehicles/)
  expect(shown(row(ended, false)), 'of a vehicle without a page').toMatch(
    /<a[^>]* href="\/vehicles"[^>]*>See similar vehicles/,
  )
})

test('one that expired links to the vehicle while that is for sale', () => {
  expect(shown(row({ status: 'EXPIRED' }))).toMatch(/<a[^>]* href="\/vehicles\/7"[^>]*>Reserve it again/)
})

test('a picture that is a drawing is labelled', () => {
  const one = row({})
  const label = '<small class="drawn">Drawing</small>'
  expect(shown(one)).not.toContain(label)
  expect(shown({ ...one, vehicle: { ...one.vehicle, isDrawn: true } })).toContain(label)
})
