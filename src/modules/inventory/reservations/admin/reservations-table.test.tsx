// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { StaffReservation } from '../queries/list-reservations'
import { ReservationsTable } from './reservations-table'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

const requested: StaffReservation = {
  id: 1,
  status: 'REQUESTED',
  requestedAt: '2026-11-20T09:14:05.000Z',
  confirmedAt: null,
  expiresAt: null,
  endedAt: null,
  note: null,
  queuePlace: 1,
  queueLength: 2,
  askedBefore: [],
  heldFor: null,
  vehicle: {
    id: 7,
    name: 'Toyota Vitz 2012',
    sku: 'KD-000007',
    status: 'PUBLISHED',
    picture: null,
    isDrawn: false,
    hasPage: true,
  },
  customer: { id: 4, name: 'Amina Otieno', email: 'amina@example.com' },
  decidedBy: null,
}

test('on the card of a phone a reservation shows which vehicle, for whom, how it stands and what can be decided', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ReservationsTable mayUpdate named rows={[requested]} />
    </QueryClientProvider>,
  )
  const on = (place: string) => page.querySelector(`td[data-card="${place}"]`)?.textContent
  expect(on('title')).toBe('Toyota Vitz 2012KD-000007')
  expect(on('lead')).toBe('Amina Otienoamina@example.com')
  expect(on('status')).toBe('Requested')
  expect(on('actions')).toBe('ConfirmReject')
})
