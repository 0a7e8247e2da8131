import { DESTINATIONS } from '@/modules/inventory/destination-choice/rules/deliver-to'
import type { OwnReservation } from '@/modules/inventory/reservations/queries/list-reservations'
import { nextForCustomer } from '@/modules/inventory/reservations/rules/next-for-customer'
import { LISTING } from '@/modules/inventory/search/rules/listing-url-path'
import type { Purchase } from '@/modules/sales/orders/queries/list-purchases'
import * as words from './words'

/** Something for the customer to do: a sentence, and the way to it. */
export type NextStep = {
  key: string
  sentence: string
  label: string
  href: string
  /** Until which moment, in ISO: of a reservation. */
  until: string | null
  /** By which day: of a payment or a quote. */
  by: string | null
  isLate: boolean
}

/** What the steps follow from. */
type Situation = {
  purchases: readonly Purchase[]
  reservations: readonly OwnReservation[]
  /** Whether they have chosen a port. */
  hasPort: boolean
}

/** An ended reservation has a next step for so many days; after that nobody waits for it any more. */
const NEXT_STEP_DAYS = 14
const STEPS_MAX = 5

/** What is late first, then by its deadline, then what can wait: purchases, reservations, the port. */
export function nextSteps({ hasPort, purchases, reservations }: Situation, now: Date): NextStep[] {
  const steps = [
    ...purchases.flatMap(stepOfPurchase),
    ...reservations.flatMap((reservation) => stepOfReservation(reservation, now)),
    ...(hasPort ? [] : [CHOOSE_PORT]),
  ]
  return steps.toSorted(byUrgency).slice(0, STEPS_MAX)
}

const NO_DEADLINE = '9999'

/** When it ends; a day with everything of it. */
const endOf = ({ by, until }: NextStep): string => until ?? (by ? `${by}T24` : NO_DEADLINE)

const byUrgency = (a: NextStep, b: NextStep): number =>
  Number(b.isLate) - Number(a.isLate) || endOf(a).localeCompare(endOf(b))

const CHOOSE_PORT: NextStep = {
  key: 'port',
  sentence: words.choosePort,
  label: words.choosePortLabel,
  href: DESTINATIONS,
  until: null,
  by: null,
  isLate: false,
}

function stepOfPurchase({ href, key, orderedVehicle, title, turn }: Purchase): NextStep[] {
  if (turn.side !== 'you') return []
  const label = orderedVehicle === null ? words.openQuote : words.openOrder
  const { by, isLate } = turn
  return [{ key, sentence: words.stepOf(title, turn.what), label, href, until: null, by, isLate }]
}

function stepOfReservation(reservation: OwnReservation, now: Date): NextStep[] {
  const { endedAt, expiresAt, id, vehicle } = reservation
  const next = nextForCustomer(reservation)
  if (!next) return []
  const age = endedAt === null ? 0 : now.getTime() - Date.parse(endedAt)
  if (age > NEXT_STEP_DAYS * 86_400_000) return []
  const page = vehicle.hasPage ? `/vehicles/${vehicle.id}` : LISTING
  const href = next === 'similar' && vehicle.hasPage ? `${page}#similar` : page
  const { label, sentence } = words.reservationStep[next]
  const until = next === 'contact' ? expiresAt : null
  return [
    {
      key: `reservation-${id}`,
      sentence: sentence(vehicle.name),
      label,
      href,
      until,
      by: null,
      isLate: false,
    },
  ]
}
