import { quoted } from '@/kernel/files/read-written-number'
import { both, currenciesOf, MARKS, splitAmount, TOKENS } from '@/kernel/files/split-written-amount'
import { err, ok, type Result } from '@/kernel/result'
import { headerMultiplier } from './header-multiplier'

/**
 * Words of a header that name a currency; symbols shorter than three letters too often mean something else.
 */
const inHeader = (token: string): boolean => !/^[a-z]{1,2}$/.test(token)

/** The currencies that a column's header may mean, 'FOB JPY' or 'Price (US$)'; null if it names none. */
export function headerCurrencies(header: string): readonly string[] | null {
  const tokens =
    headerMultiplier(header)
      .rest.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .match(TOKENS) ?? []
  let found: readonly string[] | null = null
  for (const token of tokens.filter(inHeader))
    found = MARKS.has(token) ? both(found, MARKS.get(token)!) : found
  return found && found.length > 0 ? found : null
}

/**
 * The currency named by a cell: its code, its symbol, or the symbol next to an amount.
 *
 * @returns the three-letter code, or why it cannot be determined
 */
export function readCurrency(text: string): Result<string, string> {
  const word = text.trim()
  const named = currenciesOf(word) ?? splitAmount(word).currencies
  if (named && named.length === 1) return ok(named[0] as string)
  if (named && named.length > 1)
    return err(`${quoted(word)} may mean ${named.join(', ')}: say in the map which`)
  return /^[a-z]{3}$/i.test(word) ? ok(word.toUpperCase()) : err(`${quoted(word)} names no currency`)
}
