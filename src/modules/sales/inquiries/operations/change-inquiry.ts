import type { PayloadRequest } from 'payload'
import { conflict, notFound, validationFailed } from '@/kernel/errors'
import { blankToNull } from '@/kernel/text/blank'
import { lockUnchanged } from '@/server/database/lock-unchanged'
import { inTransactionOn } from '@/server/transaction'
import { getInquiry } from '../queries/get-inquiry'
import type { Inquiry } from '../queries/list-inquiries'
import { checkInquiry } from '../rules/check-inquiry'
import { ALREADY_REPLIED, checkReply, isOverUnread } from '../rules/check-reply'
import type { InquiryPatch } from '../schemas/inquiries'
import { notifyCustomerOfReply } from './notify-customer-of-reply'
import { resolveMakeAndModelWanted } from './resolve-make-and-model-wanted'

/**
 * Changes an inquiry, or replies to it: a reply answers it, and is sent to the customer.
 *
 * @param seen the `updatedAt` that the caller last read, if sent
 * @throws AppError 404 if there is none, 409 if it has changed since `seen` or the reply would take the place of one
 * that may not have been read, 422 with what is wrong
 */
export async function changeInquiry(
  req: PayloadRequest,
  id: number,
  patch: InquiryPatch,
  seen?: string,
): Promise<void> {
  await inTransactionOn(req, [`vehicle-inquiries:${id}`], async (inner, db) => {
    await lockUnchanged(db, 'vehicle_inquiries', id, seen)
    const before = await getInquiry(db, id, { showrooms: 'all' })
    if (!before) throw notFound()
    const { replyMessage, ...change } = patch
    const reply = checkReply(before.replyMessage, replyMessage, Number(req.user?.id), new Date())
    if (!reply.ok) throw validationFailed([{ path: 'replyMessage', message: reply.error }])
    if (isOverUnread(before.replyMessage, reply.value, seen !== undefined)) throw conflict(ALREADY_REPLIED)
    const whole = { ...asGiven(before), ...sent(change, before) }
    const issues = checkInquiry(whole, new Date())
    if (issues.length > 0) throw validationFailed(issues)
    const { country, message, priceType, steering, transmission, yearFrom, yearTo } = change
    const texts = { country, message, transmission }
    const data = {
      ...(await resolveMakeAndModelWanted(db, whole)),
      ...{ priceType, steering, yearFrom, yearTo },
      ...Object.fromEntries(
        Object.entries(texts).flatMap(([name, text]) =>
          text === undefined ? [] : [[name, blankToNull(text)]],
        ),
      ),
      ...reply.value,
    }
    const common = { collection: 'vehicle-inquiries', req: inner, overrideAccess: true, depth: 0 } as const
    await req.payload.update({ ...common, id, data })
    if (reply.value) await notifyCustomerOfReply(inner, db, id)
  })
}

/** An inquiry as it would be sent. */
const asGiven = ({
  customManufacturer,
  customModel,
  manufacturer,
  model,
  vehicle,
  yearFrom,
  yearTo,
}: Inquiry) => ({
  vehicleId: vehicle?.id ?? null,
  manufacturer: manufacturer?.id ?? null,
  customManufacturer,
  model: model?.id ?? null,
  customModel,
  yearFrom,
  yearTo,
})

type Change = Omit<InquiryPatch, 'replyMessage'>

/**
 * The fields that were sent. A make by name replaces the one of the list, and the other way round; so does a
 * model. With another make, the stored model counts by its name.
 */
function sent(change: Change, before: Inquiry): Change {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const hasMake = 'manufacturer' in given || 'customManufacturer' in given
  const hasModel = 'model' in given || 'customModel' in given
  return {
    ...(hasMake && { manufacturer: null, customManufacturer: null }),
    ...(hasModel && { model: null, customModel: null }),
    ...(hasMake && !hasModel && { model: null, customModel: before.model?.name ?? before.customModel }),
    ...given,
  }
}
