import { z } from 'zod'
import { PRICE_TYPES } from '@/modules/inventory/vehicles/rules/price-type'
import { CHARGE_LINES } from '@/modules/sales/quotes/rules/offer/delivery-charges'
import { INSTALLMENT_FREQUENCIES, PAYMENT_TERMS } from '@/modules/sales/quotes/rules/quote-choices'
import type { InvoiceData } from '../rules/invoice-data'

const text = z.string().nullable()
const day = z.string()
const money = z.object({ amount: z.int(), currency: z.string() })

/** A stored proforma invoice. */
export const storedInvoice: z.ZodType<InvoiceData> = z.object({
  invoiceNo: z.string(),
  revision: z.int(),
  quoteNumber: z.string(),
  date: day,
  validUntil: day,
  reservedUntil: day.nullable(),
  customerName: z.string(),
  customerCountry: text,
  customerCity: text,
  customerPhone: text,
  customerEmail: text,
  shipToName: z.string(),
  shipToAddressLine1: z.string(),
  shipToAddressLine2: z.string(),
  port: text.default(null),
  estimateDelivery: text,
  showroomName: text,
  showroomAddress: text,
  showRoomPhone: text,
  showRoomEmail: text,
  vehicleName: z.string(),
  vehicleYear: z.number().nullable(),
  vehicleModelCode: text,
  vehicleChassis: text,
  vehicleMileage: text,
  vehicleTransmission: text,
  vehicleDrivetrain: text,
  vehicleColor: text,
  vehicleEngine: text,
  vehicleFuelType: text,
  quantity: z.int(),
  unitPrice: money,
  currency: z.string(),
  priceType: z.enum(PRICE_TYPES),
  isDDP: z.boolean(),
  isTaxApplied: z.boolean(),
  withholdingTaxPercentage: z.number(),
  vatPercentage: z.number(),
  downPaymentPercentage: z.number(),
  totals: z.object({
    subtotal: money,
    deliveryCharges: money,
    withholdingTax: money,
    vat: money,
    total: money,
    downPayment: money,
    balance: money,
    downPaymentDue: money,
  }),
  charges: z.array(z.object({ name: z.enum(CHARGE_LINES), amount: money })).default([]),
  amountInWords: z.string(),
  paymentTerms: z.enum(PAYMENT_TERMS).nullable(),
  numberOfInstallments: z.number().nullable(),
  installmentFrequency: z.enum(INSTALLMENT_FREQUENCIES).nullable(),
  payments: z.array(
    z.object({
      sequence: z.int(),
      kind: z.enum(['DOWN_PAYMENT', 'INSTALMENT', 'BALANCE']),
      amount: money,
      dueOn: day,
      // Offers issued before there was one name the day.
      dueAfter: z.string().nullable().default(null),
    }),
  ),
  // Missing from invoices issued before it was printed.
  received: z
    .object({ paid: money, balance: money, open: z.array(money) })
    .nullable()
    .default(null),
  paymentTermsNotes: z.array(z.string()),
  installmentPlanNotes: z.array(z.string()),
  paymentMethod: z.string(),
  note: text,
  generalTerms: text,
  company: z.object({
    tradeName: z.string(),
    legalName: text,
    address: text,
    phone: text,
    email: text,
    web: text,
    registrationNumber: text,
    taxNumber: text,
    // Invoices issued before there were any have none.
    memberships: z.array(z.string()).default([]),
  }),
  bank: z
    .object({
      currency: z.string(),
      bankName: z.string(),
      accountName: z.string(),
      accountNumber: z.string(),
      swift: text,
      bankAddress: text,
    })
    .nullable(),
})
