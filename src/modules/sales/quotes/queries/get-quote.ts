import type { Reader } from '@/server/rows/select'
import { readQuotes } from './list-quotes'
import type { QuoteRow } from './select-quote'

/** One quote of any customer; null if there is none. */
export async function getQuote(on: Reader, id: number): Promise<QuoteRow | null> {
  const [row] = await readQuotes(on, [id])
  return row ?? null
}
