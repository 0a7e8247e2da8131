import type { PayloadRequest } from 'payload'
import { blankToNull } from '@/kernel/text/blank'
import { createOnceWithin } from '@/server/create-once'
import type { Limit } from '@/server/rate-limit'
import { WAITING } from '../rules/inquiry-status'
import type { InquiryInput } from '../schemas/inquiries'
import { notifyStaffOfInquiry } from './notify-staff-of-inquiry'
import { readInquiredVehicle } from './read-inquired-vehicle'
import { resolveMakeAndModelWanted } from './resolve-make-and-model-wanted'

const BY_PERSON: Limit = { name: 'inquiries', points: 20, duration: 60 * 60 }

/**
 * Sends an inquiry about a vehicle of the stock, or one that the signed-in customer is looking for, and notifies
 * its showroom or the support team. Sent again under the same Idempotency-Key it is the same inquiry.
 *
 * @returns its id
 * @throws AppError 422 for a vehicle, make or model that does not exist, 409 if the key was used for a different
 * inquiry, 429 after too many
 */
export async function createInquiry(req: PayloadRequest, input: InquiryInput): Promise<number> {
  const customer = Number(req.user?.id)
  return createOnceWithin(BY_PERSON, req, 'vehicle-inquiries', input, async (inner, db) => {
    const stock = input.vehicleId == null ? null : await readInquiredVehicle(db, input.vehicleId)
    const data = {
      customer,
      status: WAITING,
      yearFrom: input.yearFrom ?? null,
      yearTo: input.yearTo ?? null,
      ...(stock ?? (await resolveMakeAndModelWanted(db, input))),
      transmission: blankToNull(input.transmission),
      steering: input.steering ?? null,
      priceType: input.priceType ?? null,
      country: blankToNull(input.country),
      message: blankToNull(input.message),
    }
    const common = { collection: 'vehicle-inquiries', req: inner, overrideAccess: true, depth: 0 } as const
    const { id } = await req.payload.create({ ...common, data })
    await notifyStaffOfInquiry(inner, db, id)
    return id
  })
}
