import { formatMoney } from '@/kernel/money'
import type { Missing } from '@/modules/inventory/landed-price/rules/landed-price'
import type { Standing } from '@/modules/inventory/landed-price/rules/standing-at-destination'
import type { LandedCards } from '../queries/get-landed-cards'
import * as words from './browser-words'

/** What a vehicle costs at the reader's port, formatted. */
export type LandedTotalData = {
  /** 'Total to Mombasa' */
  label: string
  /** '$9,840'; null if a figure is missing. */
  total: string | null
  /** 'Freight to Mombasa on request'; null if nothing is, or the price itself. */
  missing: string | null
  /** Shown for vehicles that are in the country already, that may not be imported, or of which that is not certain. */
  mark: { text: string; tone: 'red' | 'amber' | 'green' } | null
}

/** What is missing, in one line: the first figure that is missing on the way. */
export function missingText(missing: readonly Pick<Missing, 'what'>[], port: string): string | null {
  const names = new Set(missing.map(({ what }) => what))
  if (names.size === 0 || names.has('price')) return null
  if (names.has('namedPort') || names.has('rate')) return words.totalOnRequest(port)
  if (names.has('inspection') && names.size === 1) return words.inspectionOnRequest
  return names.has('insurance') && names.size === 1
    ? words.insuranceOnRequest(port)
    : words.freightOnRequest(port)
}

/** What a mark rests on. */
export type Marked = {
  standing: Standing | null
  eligibility: { state: string } | null
  /** Where it stands; '' if unknown. */
  city: string
}

/** The mark of a vehicle that is in the country already, that may not be imported, or of which that is not certain. */
export function markOf({ city, eligibility, standing }: Marked, country: string): LandedTotalData['mark'] {
  if (standing) return standingMark(standing, city || country)
  if (eligibility?.state === 'no') return { text: words.mayNotBeImported(country), tone: 'red' }
  return eligibility?.state === 'unknown' ? { text: words.importNotCertain(country), tone: 'amber' } : null
}

/** 'In Mombasa now, duty paid'. */
export const standingMark = (standing: Standing, city: string): NonNullable<LandedTotalData['mark']> => ({
  text: words.standing(city, standing),
  tone: standing === 'dutyPaid' ? 'green' : 'amber',
})

/** What a list shows of a vehicle at the reader's port; undefined without a port, and for a vehicle that is not priced. */
export function landedTotalData(
  landed: LandedCards | null | undefined,
  id: number,
): LandedTotalData | undefined {
  const card = landed?.of.get(id)
  if (!landed || !card) return undefined
  const { name, country } = landed.place.port
  const { total, currency, missing } = card.price
  return {
    label: words.totalTo(name),
    total: total === null ? null : formatMoney(total, currency),
    missing: missingText(missing, name),
    mark: markOf({ ...card, standing: card.price.standing }, country),
  }
}
