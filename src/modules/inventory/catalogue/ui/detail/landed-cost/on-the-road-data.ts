import { dayInWords } from '@/kernel/time/day-in-words'
import { totalTo } from '@/modules/inventory/landed-price/ui/words'
import { chargeInWords } from '@/modules/settings/tariffs/rules/import-rule-words'
import type { OnTheRoad, RoadLine } from '@/modules/settings/tariffs/rules/on-the-road'
import type { CustomsValue } from '@/modules/settings/tariffs/rules/on-the-road-customs-value'
import type { LandedDetail, RoadEstimate } from '../../../queries/get-landed-detail'
import type { SourceLink } from './eligibility-note'
import * as words from './words'

/** An amount with its name, and the same in the destination's currency or in the total's; null where there is none. */
type Figure = { name: string; amount: string; local: string | null }

/** The total to the port, duties and taxes, and what both come to. */
type SumData = { lines: Figure[]; sum: Figure }

/** Duties and taxes, formatted. An estimate, apart from the total. */
export type RoadData = {
  title: string
  estimate: string
  /** What else is to be paid there; null if unknown. */
  leavesOut: string | null
  value: { amount: string; notes: string[] } | null
  lines: { name: string; note: string; amount: string }[]
  /** Of the lines. */
  total: Figure | null
  missing: string[]
  sum: SumData | null
  /** Why there is no sum, where nothing above explains it. */
  noSum: string | null
  sources: SourceLink[]
}

/** Which line of the customs value list was used, and how certain that is. */
function matchNotes({ match, list }: RoadEstimate): string[] {
  if (!match || !list) return []
  if (match.certainty === 'none') return [words.notInList(list.name), match.why]
  if (match.certainty === 'several') {
    const [lowest, highest] = [match.lowest, match.highest].map((value) => words.money(value, list.currency))
    return [words.severalInList(list.name, lowest ?? '', highest ?? ''), match.why]
  }
  const { line, certainty, why } = match
  const named = [line.make, line.model, line.modelCode].filter(Boolean).join(' ')
  const listed = `${words.byList(list.name, named)}, ${words.money(line.value, list.currency)}`
  return [listed, `${words.CERTAINTIES[certainty]}. ${why}`]
}

function valueNotes(value: CustomsValue, road: RoadEstimate): string[] {
  if (value.take === 'cif') return [words.byCif, ...matchNotes(road)]
  const steps = [
    value.depreciation && words.lessDepreciation(value.depreciation),
    value.divideBy && words.dividedBy(value.divideBy),
  ].filter((step) => typeof step === 'string')
  return [...matchNotes(road), ...(steps.length > 0 ? [steps.join(', ')] : [])]
}

const lineNote = ({ base, charge }: RoadLine, { currency }: OnTheRoad): string =>
  charge.how === 'percent' && base !== null
    ? words.percentOf(charge.rate, words.money(base, currency))
    : chargeInWords(charge)

/** What an estimate lacks; of a table of rates without a fitting one, which table. */
function roadMissing(one: OnTheRoad['missing'][number], { rules }: RoadEstimate): string {
  if (one.what === 'rate') return words.noRate(one.currency)
  const step = one.what === 'row' && one.step && rules.find(({ key }) => key === one.step)
  return step ? words.noRowOf(step.name) : words.ROAD_MISSING[one.what]
}

/** Why the list gave no value, where it was queried and that is all that is missing. */
const listLacks = (road: RoadEstimate): string[] =>
  road.estimate.missing.some(({ what }) => what === 'listed') ? matchNotes(road) : []

/** Duties and taxes in the total's currency; null where that is the same, or cannot be known. */
const otherDuties = ({ estimate, sum }: RoadEstimate): string | null =>
  'missing' in sum || sum.currency === estimate.currency ? null : words.money(sum.duties, sum.currency)

/** The sum in the total's currency, with the same in the destination's. */
function sumData({ place, road }: LandedDetail): SumData | null {
  if (!road || 'missing' in road.sum) return null
  const { sum, localSum } = road
  const own = localSum && !('missing' in localSum) ? localSum : null
  const figure = (name: string, part: 'toPort' | 'duties' | 'sum') => ({
    name,
    amount: words.money(sum[part], sum.currency),
    local: own && words.money(own[part], own.currency),
  })
  return {
    lines: [figure(totalTo(place.port.name), 'toPort'), figure(words.duties, 'duties')],
    sum: figure(words.onTheRoadAbout(place.port.country), 'sum'),
  }
}

function noSum({ place, road }: LandedDetail): string | null {
  if (!road || !('missing' in road.sum)) return null
  const { missing } = road.sum
  if (missing.what === 'duties') return null
  return words.noSum(missing.what === 'rate' ? words.noRate(missing.currency) : totalTo(place.port.name))
}

type Sourced = { sourceName: string; sourceUrl: string | null; checkedOn: string }

const linkOf = ({ sourceName, sourceUrl, checkedOn }: Sourced): SourceLink[] =>
  sourceUrl ? [{ name: sourceName, href: sourceUrl, checked: words.checkedOn(dayInWords(checkedOn)) }] : []

/** Each source once, the list's first. */
function sourcesOf({ rules, estimate, list }: RoadEstimate): SourceLink[] {
  const used = new Set(estimate.lines.map(({ ruleId }) => ruleId))
  const ruled = rules.filter(
    ({ id, kind }) => used.has(id) || kind === 'customsBase' || kind === 'depreciation',
  )
  const links = [...(list ? [list] : []), ...ruled].flatMap(linkOf)
  return links.filter((link, index) => links.findIndex(({ href }) => href === link.href) === index)
}

/** What a vehicle may cost in the country until it is on the road; null where nothing is known of that country. */
export function onTheRoadData(detail: LandedDetail): RoadData | null {
  const { place, price, road } = detail
  if (!road || !place.destination) return null
  const { estimate } = road
  const { currency, customsValue, lines, missing, total } = estimate
  if (!customsValue && lines.length === 0 && missing.length === 0) return null
  return {
    title: words.onTheRoadIn(place.port.country),
    estimate: words.estimateAsOf(dayInWords(price.day)),
    leavesOut: place.destination.note,
    value: customsValue && {
      amount: words.money(customsValue.amount, currency),
      notes: valueNotes(customsValue, road),
    },
    lines: lines.map((line) => ({
      name: line.name,
      note: lineNote(line, estimate),
      amount: words.money(line.amount, currency),
    })),
    total:
      total === null
        ? null
        : { name: words.duties, amount: words.money(total, currency), local: otherDuties(road) },
    missing: [...missing.map((one) => roadMissing(one, road)), ...listLacks(road)],
    sum: sumData(detail),
    noSum: noSum(detail),
    sources: sourcesOf(road),
  }
}
