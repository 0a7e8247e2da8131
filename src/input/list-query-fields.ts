import { z } from 'zod'
import { DEFAULT_LIMIT, DEFAULT_PAGE, MAX_LIMIT, MAX_PAGE } from '@/kernel/lists/paging-limits'
import { clamp, parseWhole } from '@/kernel/numbers'
import { isStorable, UNSTORABLE_MESSAGE } from '@/kernel/text/storable-text'
import { textLength } from '@/kernel/text/text'

const QUERY_TEXT_MAX = 200

/** The text of a parameter; one that is given twice counts as absent. */
const single = (name: string) => z.string({ error: `${name} must be given once` }).optional()

const isUnset = (text: string | undefined): boolean =>
  text === undefined || ['', 'all'].includes(text.trim().toLowerCase())

/** A text filter; '' and 'all' give undefined, which means no filter. */
export const textQuery = (name: string) =>
  single(name).transform((text, context) => {
    if (isUnset(text) || text === undefined) return undefined
    const refuse = (message: string) =>
      context.issues.push({ code: 'custom', message: `${name} ${message}`, input: text })
    if (!isStorable(text)) refuse(UNSTORABLE_MESSAGE)
    else if (textLength(text) > QUERY_TEXT_MAX) refuse(`must be ${QUERY_TEXT_MAX} characters or less`)
    return text.trim()
  })

/** A filter by an integer (an id from 1, a measure from 0); '' and 'all' give undefined. */
export const wholeQuery = (name: string, min = 0) =>
  single(name).transform((text, context) => {
    if (isUnset(text) || text === undefined) return undefined
    const value = parseWhole(text.trim())
    if (value !== null && value >= min) return value
    context.issues.push({
      code: 'custom',
      message: `${name} must be a whole number of at least ${min}`,
      input: text,
    })
    return z.NEVER
  })

/** A filter by one of several words, ignoring case; '' and 'all' give undefined. */
export const choiceQuery = <const T extends string>(name: string, choices: readonly T[]) =>
  single(name).transform((text, context) => {
    if (isUnset(text) || text === undefined) return undefined
    const match = choices.find((choice) => choice.toLowerCase() === text.trim().toLowerCase())
    if (match !== undefined) return match
    context.issues.push({
      code: 'custom',
      message: `${name} must be one of ${choices.join(', ')}`,
      input: text,
    })
    return z.NEVER
  })

/** A boolean filter; '' and 'all' give undefined. */
export const flagQuery = (name: string) =>
  choiceQuery(name, ['true', 'false', '1', '0']).transform((word) =>
    word === undefined ? undefined : word === 'true' || word === '1',
  )

/** A filter by an ISO day or timestamp, as given; '' and 'all' give undefined. */
export const dateQuery = (name: string) =>
  single(name).transform((text, context) => {
    if (isUnset(text) || text === undefined) return undefined
    const day = text.trim()
    // There is no year 0, and Postgres refuses it.
    const isYear = !day.startsWith('0000')
    if (
      isYear &&
      (z.iso.date().safeParse(day).success || z.iso.datetime({ offset: true }).safeParse(day).success)
    )
      return day
    context.issues.push({
      code: 'custom',
      message: `${name} must be an ISO date such as 2026-01-31`,
      input: text,
    })
    return z.NEVER
  })

/** A filter by a day alone. */
export const dayQuery = (name: string) =>
  dateQuery(name).refine(
    (day) => day === undefined || day.length === 10,
    `${name} must be a day such as 2026-01-31`,
  )

/**
 * `page` and `limit` of a list, parsed from an address into numbers. A limit that is too large is clamped.
 */
export function pageQuery({ defaultLimit = DEFAULT_LIMIT, maxLimit = MAX_LIMIT } = {}) {
  return z.object({
    page: wholeQuery('page', 1).transform((page) => Math.min(page ?? DEFAULT_PAGE, MAX_PAGE)),
    limit: single('limit').transform((text, context) => {
      if (isUnset(text) || text === undefined) return defaultLimit
      if (/^\s*\d+\s*$/.test(text)) return clamp(Number(text), 1, maxLimit)
      context.issues.push({
        code: 'custom',
        message: 'limit must be a whole number of at least 1',
        input: text,
      })
      return z.NEVER
    }),
  })
}
