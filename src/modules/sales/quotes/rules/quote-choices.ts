import { BASE_CURRENCY, RATED_CURRENCIES } from '@/modules/settings/exchange-rates/rules/exchange-rate-list'

/** The currencies in which quotes are made: those that have an exchange rate. */
export const QUOTE_CURRENCIES = [BASE_CURRENCY, ...RATED_CURRENCIES] as const
export type QuoteCurrency = (typeof QUOTE_CURRENCIES)[number]

/** Where the vehicle goes: the customer's own address, or one of the delivery addresses. */
export const ADDRESS_TYPES = [
  'DEFAULT_ADDRESS',
  'DELIVERY_ADDRESS_1',
  'DELIVERY_ADDRESS_2',
  'DELIVERY_ADDRESS_3',
] as const
export type AddressType = (typeof ADDRESS_TYPES)[number]

/** When the price is paid. */
export const PAYMENT_TERMS = ['HUNDRED_PERCENT_BEFORE_DELIVERY', 'PAYMENT_IN_INSTALLMENTS'] as const
export type PaymentTerms = (typeof PAYMENT_TERMS)[number]

/** How often an instalment is due. */
export const INSTALLMENT_FREQUENCIES = [
  'EVERY_MONTH',
  'EVERY_SECOND_MONTH',
  'EVERY_THIRD_MONTH',
  'EVERY_FOURTH_MONTH',
  'EVERY_SIXTH_MONTH',
] as const
export type InstallmentFrequency = (typeof INSTALLMENT_FREQUENCIES)[number]

/** How long delivery is expected to take. */
export const DELIVERY_ESTIMATES = [
  'TWO_TO_FOUR_WEEKS',
  'FOUR_TO_SIX_WEEKS',
  'SIX_TO_EIGHT_WEEKS',
  'CUSTOM_TIMELINE',
] as const
export type DeliveryEstimate = (typeof DELIVERY_ESTIMATES)[number]

/** How the customer wants to be contacted about a round of negotiation. */
export const CONTACT_METHODS = ['email', 'phone', 'text'] as const
export type ContactMethod = (typeof CONTACT_METHODS)[number]
