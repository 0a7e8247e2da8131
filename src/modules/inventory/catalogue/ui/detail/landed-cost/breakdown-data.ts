import { dayInWords } from '@/kernel/time/day-in-words'
import { arrivalOf } from '@/modules/inventory/cards/queries/get-landed-cards'
import type { LandedPart, LandedPrice, Legs } from '@/modules/inventory/landed-price/rules/landed-price'
import {
  leadTimeText,
  missingText,
  partName,
  rateText,
  totalTo,
} from '@/modules/inventory/landed-price/ui/words'
import type { LandedDetail } from '../../../queries/get-landed-detail'
import { onTheRoadData, type RoadData } from './on-the-road-data'
import * as words from './words'

/** One part of a sum, formatted. */
export type BreakdownLine = {
  name: string
  /** What it is, and how it was entered if in another currency. */
  notes: string[]
  amount: string
  /** The same in the destination's currency; null where that is the same or has no rate. */
  local: string | null
}

/** The parts of a total, formatted. */
export type Breakdown = {
  title: string
  lines: BreakdownLine[]
  /** Null if a figure is missing. */
  total: { amount: string; local: string | null } | null
  missing: string[]
  /** Method and lead time. */
  way: string | null
  /** Exchange rates with their days. */
  rates: string[]
  road: RoadData | null
}

/** 'Sea to Mombasa $1,200 · land to Kampala $900' */
const legsNote = ({ land, sea }: Legs, currency: string, seaport: string, port: string): string =>
  words.bySeaAndLand(seaport, words.money(sea, currency), port, words.money(land, currency))

/** What a part is, where its name does not explain it. */
function noteOf(part: LandedPart, { price, inspection, place }: LandedDetail): string | null {
  const { origin, seaport } = price.names
  if (part.name === 'freight')
    return price.legs && seaport
      ? legsNote(price.legs, price.currency, seaport, place.port.name)
      : origin && words.routeFromTo(origin, place.port.name)
  if (part.name === 'insurance') return words.insuranceCovers
  if (part.name === 'inspection')
    return inspection && words.inspectedBy(inspection.body, inspection.certificate)
  const holdsHere = price.term !== 'FOB' && price.missing.every(({ what }) => what === 'inspection')
  return part.name === 'price' && holdsHere ? words.includedUpTo(place.port.name) : null
}

/** Parts of both currencies stand in the same order. */
function lineOf(part: LandedPart, detail: LandedDetail): BreakdownLine {
  const { price, local } = detail
  const other = local?.parts.find(({ name }) => name === part.name)
  const notes = [
    noteOf(part, detail),
    part.given && part.given.currency !== price.currency
      ? words.enteredAs(words.money(part.given.amount, part.given.currency))
      : null,
  ]
  return {
    name: partName(part.name, price, price.names),
    notes: notes.filter((note) => typeof note === 'string'),
    amount: words.money(part.amount, price.currency),
    local: local && other ? words.money(other.amount, local.currency) : null,
  }
}

/** Nothing is carried to where it stands already. */
function wayOf(price: LandedPrice, port: string): string | null {
  if (price.standing) return null
  if (price.leadDays === null) return words.leadTimeUnknown
  const [paid, arrival] = [price.paidOn, arrivalOf(price)].map(dayInWords)
  return `${leadTimeText(price.leadDays, port)}, ${words.arrivesAbout(arrival ?? '', paid ?? '')}`
}

/** What a vehicle costs at the reader's port, part by part, and what it may cost there until it is on the road. */
export function breakdownOf(detail: LandedDetail): Breakdown {
  const { place, price, local } = detail
  const rates = (local ?? price).rates
  return {
    title: totalTo(place.port.name),
    lines: price.parts.map((part) => lineOf(part, detail)),
    total:
      price.total === null
        ? null
        : {
            amount: words.money(price.total, price.currency),
            local: local?.total != null ? words.money(local.total, local.currency) : null,
          },
    missing: price.missing.map((one) => missingText(one, price, price.names)),
    way: wayOf(price, place.port.name),
    rates: rates.map(rateText),
    road: onTheRoadData(detail),
  }
}
