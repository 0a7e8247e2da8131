import { issuesOf } from '@/input/issues'
import type { Issue } from '@/kernel/issue'
import { fromMoney } from '@/kernel/money'
import type { PriceType } from '@/modules/inventory/vehicles/rules/price-type'
import type { Field, ListRow, Values } from '@/ui/back-office/list/list-type'
import { bodyOf, type Draft } from '@/ui/back-office/record/record-draft'
import type { QuoteShowroom } from '../queries/list-quote-showrooms'
import type { QuoteRow } from '../queries/select-quote'
import { BUDGET_OPTION } from '../rules/customization-options'
import type { EnteredCharges } from '../rules/offer/charge-fields'
import { CHARGE_NAMES, type ChargeName } from '../rules/offer/delivery-charges'
import { QUOTE_CURRENCIES } from '../rules/quote-choices'
import { quoteNumber } from '../rules/quote-number'
import { quoteTypeOf } from '../rules/quote-standing'
import type { QuoteStatus, QuoteType } from '../rules/quote-statuses'
import { isTaxable, taxOfShowroom } from '../rules/quote-tax'
import { type AdminQuote, adminQuote } from '../schemas/admin-quote'
import { applies } from './quote-form-sections'

/** What a form begins with where a quote has no value yet. */
export type QuoteDefaults = {
  validUntil: string
  priceType: PriceType
  currency: string
  /** The port that the customer has chosen. */
  portId: number | null
  showrooms: readonly QuoteShowroom[]
}

/** As far as the form reads it. */
type Opened = Pick<
  QuoteRow,
  | 'id'
  | 'createdAt'
  | 'updatedAt'
  | 'status'
  | 'showroomOfficeId'
  | 'validUntil'
  | 'reservedVehicle'
  | 'priceType'
  | 'portId'
  | 'vehiclePrice'
  | 'vehicleCurrency'
  | 'vehiclePriceType'
  | 'vehiclePortId'
  | 'currency'
  | 'quotedPrice'
  | 'previousQuotePrice'
  | 'customerRequestedPrice'
  | 'deliveryCharges'
  | ChargeName
  | 'downPaymentPercentage'
  | 'paymentTerms'
  | 'numberOfInstallments'
  | 'installmentFrequency'
  | 'isTaxApplied'
  | 'withholdingTaxPercentage'
  | 'vatPercentage'
  | 'estimateDelivery'
  | 'customTimeline'
  | 'customizationOptions'
  | 'additionalInformation'
>

/**
 * The taxes of a quote: as offered, or at first those of its showroom's company under DDP. A vehicle's own DDP price
 * includes them.
 */
function taxesIn(row: Opened, priceType: PriceType, { showrooms }: QuoteDefaults) {
  const { isTaxApplied, vatPercentage, withholdingTaxPercentage } = row
  const showroom = showrooms.find(({ id }) => id === row.showroomOfficeId)
  if (row.quotedPrice !== null || !showroom || !isTaxable(priceType))
    return { isTaxApplied, vatPercentage, withholdingTaxPercentage }
  return { isTaxApplied: row.vehiclePriceType !== 'DDP', ...taxOfShowroom(showroom) }
}

/**
 * Price type, port, currency and price: as offered, or at first those of the vehicle, to the port that its price names or
 * the customer's, and the company's where the vehicle has none that a quote can be made in.
 */
function termsIn(row: Opened, defaults: QuoteDefaults) {
  const { currency, quotedPrice, vehiclePrice } = row
  if (quotedPrice !== null)
    return {
      priceType: row.priceType ?? defaults.priceType,
      portId: row.portId,
      currency,
      quotedPrice: fromMoney({ amount: quotedPrice, currency }),
    }
  const ofVehicle = QUOTE_CURRENCIES.find((code) => code === row.vehicleCurrency && vehiclePrice !== null)
  return {
    priceType: row.priceType ?? row.vehiclePriceType ?? defaults.priceType,
    portId: row.vehiclePortId ?? row.portId ?? defaults.portId,
    currency: ofVehicle ?? defaults.currency,
    quotedPrice: ofVehicle ? vehiclePrice : null,
  }
}

/** Why a form is opened: to read what was sent, to send the next offer, or to quote again after it has ended. */
export type OpenedTo = 'read' | 'send' | 'again'

/** A quote as its form opens it: what was offered, or the company's defaults. */
export function quoteRow(row: Opened, defaults: QuoteDefaults, to: OpenedTo): ListRow {
  const { currency } = row
  const major = (amount: number | null) => (amount === null ? null : fromMoney({ amount, currency }))
  const isFirst = row.quotedPrice === null
  const terms = termsIn(row, defaults)
  const values: Values = {
    showroomOfficeId: row.showroomOfficeId,
    validUntil:
      isFirst || to === 'again' ? defaults.validUntil : (row.validUntil?.slice(0, 10) ?? defaults.validUntil),
    reservedVehicle: row.reservedVehicle,
    ...terms,
    // The price of the next offer replaces the one that holds now.
    previousQuotePrice: major(to === 'read' ? row.previousQuotePrice : row.quotedPrice),
    customerRequestedPrice: major(row.customerRequestedPrice),
    ...Object.fromEntries(CHARGE_NAMES.map((name) => [name, major(row[name])])),
    deliveryCharges: major(row.deliveryCharges),
    downPaymentPercentage: row.downPaymentPercentage,
    paymentTerms: row.paymentTerms,
    numberOfInstallments: row.numberOfInstallments,
    installmentFrequency: row.installmentFrequency,
    ...taxesIn(row, terms.priceType, defaults),
    estimateDelivery: row.estimateDelivery,
    customTimeline: row.customTimeline,
    customizationOptions: row.customizationOptions,
    additionalInformation: row.additionalInformation,
  }
  const name = quoteNumber(row.id, row.createdAt)
  return { id: row.id, name, updatedAt: row.updatedAt, active: null, cells: { status: row.status }, values }
}

/** Where a quote stands, as far as its form has to know. */
export type QuoteStanding = {
  status: QuoteStatus
  quoteType: QuoteType
  negotiatingRound: number
  /** Whether it has been offered at a price, whose currency then stays. */
  isPriced: boolean
}

type Read = { offer: AdminQuote; issues: null } | { offer: null; issues: Issue[] }

/** What was entered in the fields that apply. */
export const enteredIn = (fields: readonly Field[], draft: Draft): Values =>
  bodyOf(
    fields.filter(({ name }) => applies(name, draft)),
    draft,
  )

/** The offer that was entered, or everything wrong with it. Fields that do not apply are left out. */
export function offerIn(
  fields: readonly Field[],
  draft: Draft,
  standing: QuoteStanding,
  today: string,
): Read {
  const quoteType = quoteTypeOf(standing)
  const read = adminQuote(today).safeParse({ ...enteredIn(fields, draft), quoteType })
  return read.success ? { offer: read.data, issues: null } : { offer: null, issues: issuesOf(read.error) }
}

/** A draft with what follows from a change: the taxes of the showroom's company under DDP, else none. */
export function withTaxes(draft: Draft, changed: string, showrooms: readonly QuoteShowroom[]): Draft {
  if (changed !== 'priceType' && changed !== 'showroomOfficeId') return draft
  if (draft.priceType !== 'DDP')
    return { ...draft, isTaxApplied: false, withholdingTaxPercentage: '0', vatPercentage: '0' }
  const showroom = showrooms.find(({ id }) => String(id) === draft.showroomOfficeId)
  if (!showroom) return draft
  const { vatPercentage, withholdingTaxPercentage } = taxOfShowroom(showroom)
  return {
    ...draft,
    isTaxApplied: changed === 'priceType' || draft.isTaxApplied === true,
    withholdingTaxPercentage: String(withholdingTaxPercentage),
    vatPercentage: String(vatPercentage),
  }
}

const COMPANY_TAXES = { withholdingTaxPercentage: 'companyWht', vatPercentage: 'companyVat' } as const
const isCompanyTax = (name: string): name is keyof typeof COMPANY_TAXES => name in COMPANY_TAXES

/** A tax that follows from the chosen showroom, in percent; null for any other field, and where the showroom has none. */
export function taxOfCompany(name: string, draft: Draft, showrooms: readonly QuoteShowroom[]): number | null {
  const showroom = showrooms.find(({ id }) => String(id) === draft.showroomOfficeId)
  return showroom && isCompanyTax(name) && draft.priceType === 'DDP' ? showroom[COMPANY_TAXES[name]] : null
}

/** A draft with the taxes that its showroom has, whatever was entered before it had them. */
export const withCompanyTaxes = (draft: Draft, showrooms: readonly QuoteShowroom[]): Draft => ({
  ...draft,
  ...Object.fromEntries(
    Object.keys(COMPANY_TAXES).flatMap((name) => {
      const tax = taxOfCompany(name, draft, showrooms)
      return tax === null ? [] : [[name, String(tax)]]
    }),
  ),
})

/** Entries that were stored and not sent, over what the form begins with. */
export const withDraft = (
  begin: Draft,
  stored: Readonly<Record<string, unknown>> | null,
  { isPriced }: Pick<QuoteStanding, 'isPriced'>,
): Draft =>
  Object.fromEntries(
    Object.entries(begin).map(([name, value]) => {
      const entered = isPriced && name === 'currency' ? value : stored?.[name]
      return [name, typeof entered === 'string' || typeof entered === 'boolean' ? entered : value]
    }),
  )

const textIn = (draft: Draft, name: string): string => {
  const held = draft[name]
  return typeof held === 'string' ? held.trim() : ''
}

/** The delivery charges of a draft, with their parts. */
export const chargesIn = (draft: Draft): EnteredCharges => ({
  inlandTransport: textIn(draft, 'inlandTransport'),
  seaFreight: textIn(draft, 'seaFreight'),
  insurance: textIn(draft, 'insurance'),
  inspection: textIn(draft, 'inspection'),
  deliveryCharges: textIn(draft, 'deliveryCharges'),
})

/** Whether there is a price that the customer wants, or has to be one. */
export const isBudgetNamed = (draft: Draft): boolean =>
  textIn(draft, 'customerRequestedPrice') !== '' ||
  textIn(draft, 'customizationOptions').split('\n').includes(BUDGET_OPTION)
