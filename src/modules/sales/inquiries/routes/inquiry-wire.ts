import { z } from 'zod'
import { named, timestamp } from '@/api/answer-schemas'
import { PRICE_TYPES } from '@/modules/inventory/vehicles/rules/price-type'
import type { Inquiry, OwnInquiry } from '../queries/list-inquiries'
import { INQUIRY_STATUSES, STEERING_SIDES } from '../rules/inquiry-choices'

const text = z.string().nullable()
const listed = z.union([named, z.null()])

/** An inquiry as sent to clients. */
export const inquiryRecord = z
  .object({
    id: z.int(),
    status: z.enum(INQUIRY_STATUSES),
    userId: z.int(),
    customerName: z.string(),
    // The vehicle of the stock that the inquiry is about, if any, and its showroom at that time.
    vehicle: z.union([
      z.object({ id: z.int(), name: z.string(), sku: z.string(), hasPage: z.boolean() }),
      z.null(),
    ]),
    showroomOfficeId: z.int().nullable(),
    manufacturer: listed,
    customManufacturer: text,
    model: listed,
    customModel: text,
    yearFrom: z.int().nullable(),
    yearTo: z.int().nullable(),
    transmission: text,
    steering: z.enum(STEERING_SIDES).nullable(),
    priceType: z.enum(PRICE_TYPES).nullable(),
    country: text,
    message: text,
    replyMessage: text,
    replyAt: text,
    inquiryDate: timestamp,
    createdAt: timestamp,
    updatedAt: timestamp,
    // For staff only; null for customers.
    customerEmail: text,
    repliedBy: text,
  })
  .meta({ id: 'VehicleInquiry' })

type Sent = z.input<typeof inquiryRecord>

/** An inquiry as staff see it. */
export const toStaff = (inquiry: Inquiry): Sent => ({ ...inquiry, inquiryDate: inquiry.createdAt })

/** The same for the customer, without the names of staff. */
export const toCustomer = (own: OwnInquiry): Sent => ({
  ...own,
  inquiryDate: own.createdAt,
  customerEmail: null,
  repliedBy: null,
})
