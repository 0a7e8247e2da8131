import type { Payload } from 'payload'
import { z } from 'zod'
import { validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import {
  getDeliveryPlaceAt,
  type Place,
} from '@/modules/inventory/destination-choice/queries/get-delivery-place'
import { readPortId } from '@/modules/inventory/destination-choice/rules/read-port-id'

/** The query of calls that answer what vehicles cost at a port. */
export const toQuery = { to: z.string({ error: 'to must be given once' }).optional() }

/**
 * The port that a call names; null for none.
 *
 * @throws AppError 422 for anything but an active port of destination
 */
export async function requestedPlace(payload: Payload, to: string | undefined): Promise<Place | null> {
  if (to === undefined || to === '') return null
  const place = await getDeliveryPlaceAt(payload, readPortId(to))
  if (!place) throw validationFailed([issue('to', 'to must be the id of a port of destination')])
  return place
}
