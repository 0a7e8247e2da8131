import { isRecord } from '@/kernel/loose-values'
import { readSigned, signValue } from '@/server/signed-value'
import type { CustomPart } from '../rules/custom-parts'
import type { PageType } from '../rules/seo-setting'

/** Parts in the database, as one text that only this installation can have written, for one page type. */
export type SignedParts = { signed: string }

const purposeOf = (pageType: PageType): string => `custom-code:${pageType}`

/** The code stays until it is changed. */
const NEVER = new Date('9999-12-31T00:00:00Z')

export const signParts = (pageType: PageType, parts: readonly CustomPart[]): SignedParts => ({
  signed: signValue(purposeOf(pageType), parts, NEVER),
})

/**
 * The stored parts of a page type; null unless they are just as an administrator saved them. Whatever was written straight
 * into the database is not, nor is anything signed with an earlier PAYLOAD_SECRET.
 */
export function readParts(pageType: PageType, stored: unknown): CustomPart[] | null {
  const signed = isRecord(stored) && typeof stored.signed === 'string' ? stored.signed : null
  return readSigned(purposeOf(pageType), signed, new Date()) as CustomPart[] | null
}
