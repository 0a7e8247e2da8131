import type { PayloadRequest } from 'payload'
import { notFound } from '@/kernel/errors'
import { dbOf } from '@/server/db-of'
import { createRecord, updateRecord } from '@/server/records'
import { getDestinationBySlug } from '../queries/get-destination-by-slug'
import type { DestinationTerms } from '../rules/destination'

/** Adds a country. @throws ValidationError if it is there already, or its URL */
export const createDestination = (req: PayloadRequest, terms: DestinationTerms): Promise<number> =>
  createRecord(req, 'destinations', terms)

/**
 * Saves a country: its URL, time zone, currency, note, and whether buyers can choose it.
 *
 * @param seen the `updatedAt` that the caller last read
 * @returns its id
 * @throws AppError 404 if there is none, 409 if it has changed since
 */
export async function changeDestination(
  req: PayloadRequest,
  slug: string,
  terms: DestinationTerms,
  seen?: string,
): Promise<number> {
  const destination = await getDestinationBySlug(await dbOf(req), slug)
  if (!destination) throw notFound('Destination not found')
  await updateRecord(req, 'destinations', destination.id, terms, seen)
  return destination.id
}
