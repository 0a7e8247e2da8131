import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { blankToNull } from '@/kernel/text/blank'
import { VALIDITY_DAYS } from '@/modules/sales/quotes/rules/offer-validity'
import { bankAccountsOf } from '@/modules/settings/company/queries/list-bank-changes'
import { readCompanySettings } from '@/modules/settings/company/queries/read-company-settings'
import { accountFor } from '@/modules/settings/company/rules/bank-account'
import { DOWN_PAYMENT_DAYS } from '@/modules/settings/company/rules/company-settings-fields'
import { showroomOffices } from '@/modules/settings/tables.gen'
import type { CompanySetting } from '@/payload-types'
import { dbOf } from '@/server/db-of'
import { env } from '@/server/env'
import { select } from '@/server/rows/select'
import { wholeAddress } from '../rules/address-lines'
import type { InvoiceBank, InvoiceCompany, InvoiceShowroom } from '../rules/invoice-data'
import { joined } from '../rules/joined'

const RESERVATION_DAYS = 14

/** What an invoice shows about the seller, and for how long it is valid. */
export type SellerFacts = {
  company: InvoiceCompany
  bank: InvoiceBank | null
  timezone: string
  validityDays: number
  downPaymentDays: number
  reservationDays: number
  paymentMethod: string | null
  generalTerms: string | null
}

const companyOf = (settings: CompanySetting): InvoiceCompany => ({
  tradeName: settings.tradeName,
  legalName: blankToNull(settings.legalName),
  address: blankToNull(settings.address),
  phone: blankToNull(settings.phones?.[0]),
  email: blankToNull(settings.billingEmail) ?? blankToNull(settings.salesEmail),
  web: new URL(env().SERVER_URL).host,
  registrationNumber: blankToNull(settings.registrationNumber),
  taxNumber: blankToNull(settings.taxNumber),
  memberships: settings.memberships ?? [],
})

/** The account that invoices in this currency name: nobody should have to exchange money to pay. */
function bankOf(settings: CompanySetting, currency: string): InvoiceBank | null {
  const account = accountFor(bankAccountsOf(settings), currency)
  if (!account) return null
  const { accountName, accountNumber, bankAddress, bankName, swift } = account
  return {
    currency,
    bankName,
    accountName,
    accountNumber,
    swift: blankToNull(swift),
    bankAddress: blankToNull(bankAddress),
  }
}

/** The seller of an invoice in this currency, according to the company settings of this moment. */
export async function readSellerFacts(req: PayloadRequest, currency: string): Promise<SellerFacts> {
  const settings = await readCompanySettings(req.payload, req)
  return {
    company: companyOf(settings),
    bank: bankOf(settings, currency),
    timezone: blankToNull(settings.timezone) ?? 'UTC',
    validityDays: settings.validityDays ?? VALIDITY_DAYS,
    downPaymentDays: settings.downPaymentDays ?? DOWN_PAYMENT_DAYS,
    reservationDays: settings.reservationDays ?? RESERVATION_DAYS,
    paymentMethod: blankToNull(settings.paymentMethod),
    generalTerms: blankToNull(settings.proformaTerms),
  }
}

const o = alias(showroomOffices, 'o')
const SHOWROOM = {
  showroomName: o.showroomName,
  companyName: o.companyName,
  address: o.address,
  city: o.city,
  country: o.country,
  showRoomPhone: o.phone,
  showRoomEmail: o.email,
}
const NO_SHOWROOM: InvoiceShowroom = {
  showroomName: null,
  showroomAddress: null,
  showRoomPhone: null,
  showRoomEmail: null,
}

/** The office that sells; empty while a quote has none. */
export async function readShowroomFacts(req: PayloadRequest, id: number | null): Promise<InvoiceShowroom> {
  if (id === null) return NO_SHOWROOM
  const [showroom] = await select(await dbOf(req), SHOWROOM, sql`FROM showroom_offices o WHERE o.id = ${id}`)
  if (!showroom) return NO_SHOWROOM
  const { address, city, companyName, country, ...rest } = showroom
  return {
    ...rest,
    showroomName: joined([companyName, rest.showroomName]),
    showroomAddress: wholeAddress(address, city, country),
  }
}
