import { dayInWords } from '@/kernel/days'
import { chargeInWords } from '@/modules/settings/tariffs/rules/import-rule-words'
import type { OnTheRoad, RoadLine } from '@/modules/settings/tariffs/rules/on-the-road'
import type { CustomsValue } from '@/modules/settings/tariffs/rules/on-the-road-value'
import type { LandedDetail, RoadEstimate } from '../../../queries/landed-detail'
import type { SourceLink } from './import-note'
import * as words from './words'

/** Duties and taxes, formatted. An estimate, apart from the total. */
export type RoadData = {
  title: string
  estimate: string
  value: { amount: string; notes: string[] } | null
  lines: { name: string; note: string; amount: string }[]
  total: string | null
  missing: string[]
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

const roadMissing = (one: OnTheRoad['missing'][number]): string =>
  one.what === 'rate' ? words.noRate(one.currency) : words.ROAD_MISSING[one.what]

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
export function roadData({ place, price, road }: LandedDetail): RoadData | null {
  if (!road || !place.destination) return null
  const { estimate } = road
  const { currency, customsValue, lines, missing, total } = estimate
  if (!customsValue && lines.length === 0 && missing.length === 0) return null
  return {
    title: words.onTheRoadIn(place.port.country),
    estimate: words.estimateAsOf(dayInWords(price.day)),
    value: customsValue && {
      amount: words.money(customsValue.amount, currency),
      notes: valueNotes(customsValue, road),
    },
    lines: lines.map((line) => ({
      name: line.name,
      note: lineNote(line, estimate),
      amount: words.money(line.amount, currency),
    })),
    total: total === null ? null : words.money(total, currency),
    missing: [...missing.map(roadMissing), ...(customsValue ? [] : matchNotes(road))],
    sources: sourcesOf(road),
  }
}
