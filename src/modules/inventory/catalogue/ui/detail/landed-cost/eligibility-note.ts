import { addDays, type Day } from '@/kernel/days'
import { dayInWords } from '@/kernel/time/day-in-words'
import type { Eligibility, ImportedVehicle, Needed } from '@/modules/settings/tariffs/rules/eligibility'
import type { Clause } from '@/modules/settings/tariffs/rules/import-limits-on-day'
import * as words from './words'

/** Where something is written. */
export type SourceLink = { name: string; href: string; checked: string }

/** Whether a vehicle may be imported, in words. */
export type EligibilityNote = {
  state: Eligibility['state']
  text: string
  /** The clauses that refuse it, or what has to be seen to. */
  clauses: { text: string; source: SourceLink }[]
}

const sourceOf = ({ sourceName, sourceUrl, checkedOn }: Clause): SourceLink => ({
  name: sourceName,
  href: sourceUrl,
  checked: words.checkedOn(dayInWords(checkedOn)),
})

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** What an age is counted from, before the clause with how far. */
function ageOf({ firstRegistered, year }: ImportedVehicle): string {
  if (firstRegistered) return words.firstRegistered(month.format(new Date(`${firstRegistered}-01T00:00:00Z`)))
  return year === null ? '' : words.modelYear(year)
}

function clauseText(clause: Clause, vehicle: ImportedVehicle): string {
  if (clause.kind === 'age') return `${ageOf(vehicle)} ${clause.text}`.trim()
  const isFailed = clause.kind === 'inspection' && vehicle.hasFailedInspection
  return isFailed ? `${words.failedInspection} ${clause.text}` : clause.text
}

const and = new Intl.ListFormat('en-GB')

const needsText = (needs: readonly Needed[]): string =>
  needs.length > 0 ? and.format(needs.map((need) => words.NEEDS[need])) : words.arrivalUnknown

/** When it would be paid for, and be there. */
export type Expected = { paidOn: Day; arrival: Day }

/** With fewer days than this between arrival and the last day a delay on the way may be too long. */
const SAFE_DAYS = 14

const shortNote = (expected: Expected | null, until: Day): string =>
  expected && until < addDays(expected.arrival, SAFE_DAYS)
    ? words.littleTime(dayInWords(expected.arrival), dayInWords(expected.paidOn))
    : ''

/**
 * 'May be imported to Kenya until 31 December 2026', or why not, with the clause and its source.
 *
 * @param expected null if it is not known when it would be there
 */
export function eligibilityNote(
  verdict: Eligibility,
  vehicle: ImportedVehicle,
  country: string,
  expected: Expected | null = null,
): EligibilityNote {
  const clauses = (list: readonly Clause[]) =>
    list.map((clause) => ({ text: clauseText(clause, vehicle), source: sourceOf(clause) }))
  switch (verdict.state) {
    case 'yes':
      return {
        state: 'yes',
        text: verdict.until
          ? words.mayBeImportedUntil(country, dayInWords(verdict.until)) + shortNote(expected, verdict.until)
          : words.mayBeImported(country),
        clauses: clauses(verdict.remarks),
      }
    case 'no':
      return { state: 'no', text: words.mayNotBeImported(country), clauses: clauses(verdict.because) }
    case 'unknown':
      return {
        state: 'unknown',
        text: words.importUnknown(country, needsText(verdict.needs)),
        clauses: [],
      }
  }
}
