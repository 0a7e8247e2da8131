import { PRICE_TYPES, priceTypeLabel } from '@/modules/inventory/vehicles/rules/price-type'
import type { Field, Option } from '@/ui/back-office/list/list-type'
import type { QuoteShowroom } from '../queries/list-quote-showrooms'
import { CHARGE_NAMES, CHARGES } from '../rules/offer/delivery-charges'
import {
  DELIVERY_ESTIMATES,
  INSTALLMENT_FREQUENCIES,
  PAYMENT_TERMS,
  QUOTE_CURRENCIES,
} from '../rules/quote-choices'
import { QUOTE_TEXT_MAX, TIMELINE_MAX } from '../rules/quote-limits'
import * as words from './words'

const number = (name: string, label: string, more: Partial<Field> = {}): Field => ({
  name,
  label,
  kind: 'number',
  ...more,
})
const choice = (name: string, label: string, options: Option[], more: Partial<Field> = {}): Field => ({
  name,
  label,
  kind: 'choice',
  options,
  ...more,
})
const labelled = <K extends string>(keys: readonly K[], labels: Readonly<Record<K, string>>): Option[] =>
  keys.map((value) => ({ value, label: labels[value] }))

const pricing = (ports: Option[]): Field[] => [
  choice(
    'priceType',
    words.priceType,
    PRICE_TYPES.map((value) => ({ value, label: priceTypeLabel(value) })),
    { required: true },
  ),
  { name: 'portId', label: words.portOfDestination, kind: 'link', options: ports, help: words.portHolds },
  choice(
    'currency',
    words.currency,
    QUOTE_CURRENCIES.map((value) => ({ value, label: value })),
    { required: true },
  ),
  number('quotedPrice', words.quotePrice, { required: true }),
  number('previousQuotePrice', words.previousPrice),
  number('customerRequestedPrice', words.customerRequestedPrice),
  ...CHARGE_NAMES.map((name) => number(name, CHARGES[name])),
  number('deliveryCharges', words.deliveryCharges, { required: true, help: words.allCharges }),
  number('downPaymentPercentage', words.downPayment, { required: true }),
  choice('paymentTerms', words.paymentTerms, labelled(PAYMENT_TERMS, words.TERMS)),
  number('numberOfInstallments', words.numberOfInstallments, { required: true }),
  choice(
    'installmentFrequency',
    words.installmentFrequency,
    labelled(INSTALLMENT_FREQUENCIES, words.FREQUENCIES),
  ),
  { name: 'isTaxApplied', label: words.taxApplied, kind: 'flag', wide: true, help: words.taxUnderDdp },
  number('withholdingTaxPercentage', words.withholdingTax),
  number('vatPercentage', words.vat, { help: words.taxUnderDdp }),
]

/** The sections of the form, each with its fields in order. */
const quoteSections = (showrooms: Option[], ports: Option[]): { title: string; fields: Field[] }[] => [
  {
    title: words.quoteInformation,
    fields: [
      {
        name: 'showroomOfficeId',
        label: words.showroomLocation,
        kind: 'link',
        options: showrooms,
        required: true,
      },
      { name: 'validUntil', label: words.validUntil, kind: 'day', required: true },
      { name: 'reservedVehicle', label: words.reservedVehicle, kind: 'flag', wide: true },
    ],
  },
  {
    title: words.pricingDetails,
    fields: pricing(ports),
  },
  {
    title: words.vehicleOptions,
    fields: [
      choice('estimateDelivery', words.estimateDelivery, labelled(DELIVERY_ESTIMATES, words.ESTIMATES)),
      { name: 'customTimeline', label: words.customTimeline, kind: 'text', max: TIMELINE_MAX },
      { name: 'customizationOptions', label: words.customizationOptions, kind: 'lines', wide: true },
    ],
  },
  {
    title: words.additionalInformationSection,
    fields: [
      {
        name: 'additionalInformation',
        label: words.additionalInformation,
        kind: 'area',
        max: QUOTE_TEXT_MAX,
        wide: true,
      },
    ],
  },
]

/** The same, with the showrooms that a quote can be made for, and the ports that a vehicle can be shipped to. */
export const sectionsFor = (showrooms: readonly QuoteShowroom[], ports: Option[] = []) =>
  quoteSections(
    showrooms.map(({ id, name }) => ({ value: String(id), label: name })),
    ports,
  )

const TAXES = ['isTaxApplied', 'withholdingTaxPercentage', 'vatPercentage']
const PARTS = ['numberOfInstallments', 'installmentFrequency']

/** Whether a field applies to what was chosen in others. */
export function applies(name: string, draft: Readonly<Record<string, unknown>>): boolean {
  if (TAXES.includes(name)) return draft.priceType === 'DDP'
  if (PARTS.includes(name)) return draft.paymentTerms === 'PAYMENT_IN_INSTALLMENTS'
  return name !== 'customTimeline' || draft.estimateDelivery === 'CUSTOM_TIMELINE'
}
