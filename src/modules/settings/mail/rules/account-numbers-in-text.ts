import { isIban } from '@/modules/settings/company/rules/bank-account'
import { plainCharacters } from './plain-characters'
import { plainDigits } from './plain-digits'

/** So many digits in a row may be an account. */
const DIGITS_MIN = 7

/** Digits with anything but letters between them: blanks, hyphens, dots, commas, line breaks. */
const RUN = /\d(?:[^\p{L}\d]*\d)*/gu

/** Digits and letters without a blank between them. */
const WORD = /[\p{L}\d]+(?:[-./_][\p{L}\d]+)*/gu

const YEAR_FIRST = /^[12]\d{3}([-./])(\d{1,2})\1(\d{1,2})$/
const YEAR_LAST = /^(\d{1,2})([-./])(\d{1,2})\2[12]\d{3}$/

/** Whether a run of digits is one day, such as 2026-12-22, 22.12.2026 or 12/22/2026, and nothing more. */
function isDay(run: string): boolean {
  const first = YEAR_FIRST.exec(run)
  const last = YEAR_LAST.exec(run)
  const [a, b] = first ? [first[2], first[3]] : [last?.[1], last?.[3]]
  const [low, high] = [Number(a), Number(b)].toSorted((x, y) => x - y)
  return low !== undefined && high !== undefined && low >= 1 && low <= 12 && high <= 31
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** The shortest and the longest IBAN. */
const IBAN_LENGTHS = { min: 15, max: 34 }

/** The IBANs in a text, however they are spaced: their check digits distinguish them from words with a number in them. */
function ibansIn(text: string): string[] {
  const compact = text.toUpperCase().replace(/[^A-Z\d]/g, '')
  return [...compact.matchAll(/[A-Z]{2}(?=\d{2})/g)].flatMap(({ index }) => {
    for (let length = IBAN_LENGTHS.min; length <= IBAN_LENGTHS.max; length += 1) {
      const part = compact.slice(index, index + length)
      if (part.length === length && digitsOf(part).length >= DIGITS_MIN && isIban(part)) return [part]
    }
    return []
  })
}

/**
 * What a text holds that may be an account: IBANs, and seven or more digits, in whatever script and however they are
 * grouped or hidden, but not a day. Telephone numbers count too, since a wrong one connects to whoever names the account,
 * and so do amounts of a million: in doubt a person decides.
 */
export function accountNumbersInText(text: string): string[] {
  const plain = plainDigits(plainCharacters(text))
  const runs = [...plain.matchAll(RUN)].map(([run]) => run).filter((run) => !isDay(run))
  const words = [...plain.matchAll(WORD)].map(([word]) => word).filter((word) => !isDay(word))
  const numbers = [...runs.map(digitsOf), ...words.map((word) => word.toUpperCase().replace(/[-./_]/g, ''))]
  const long = numbers.filter((number) => digitsOf(number).length >= DIGITS_MIN)
  return [...new Set([...ibansIn(plain), ...long])]
}
