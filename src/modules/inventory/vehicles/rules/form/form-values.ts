import { DEFAULT_CURRENCY } from '@/kernel/money'
import { chassisPrefix } from '../derived/chassis-prefix'
import { DEFAULT_PRICE_TYPE, type PriceType } from '../price-type'
import type { ModelCodeFacts } from '../vehicle-draft-type'
import { type FieldsWith, fieldsOfKind, VEHICLE_FIELDS, type VehicleField } from '../vehicle-fields'
import { DEFAULT_DOORS } from '../vehicle-limits'
import { DEFAULT_VEHICLE_STATUS, type VehicleStatus } from '../vehicle-status'
import type { AddedFormValues } from './added-fields-in-form'

const isTyped = <F extends VehicleField>(field: F): field is F & FieldsWith<{ typed: true }> =>
  'typed' in VEHICLE_FIELDS[field]

/** Texts and months, stored as typed. */
export const FORM_TEXTS = fieldsOfKind('text', 'month').filter(isTyped)
/** Selections from lists; the form stores an id as text, '' for none. */
export const FORM_CHOICES = fieldsOfKind('link').filter(isTyped)
/** Numbers as typed, '' for none. */
export const FORM_NUMBERS = fieldsOfKind('year', 'number').filter(isTyped)

/** Those of them that are money, in the vehicle's currency. */
export const FORM_AMOUNTS = ['costValue', 'oldPrice'] as const satisfies (typeof FORM_NUMBERS)[number][]

export type FormText = (typeof FORM_TEXTS)[number]
export type FormChoice = (typeof FORM_CHOICES)[number]
export type FormNumber = (typeof FORM_NUMBERS)[number]

/** The vehicle form's values apart from pictures and papers. */
export type VehicleFormValues = Record<FormText | FormChoice | FormNumber, string> &
  AddedFormValues & {
    /** The fixed prefix of the chassis field; '' if the stored number begins differently. */
    chassisPrefix: string
    /** The part of the chassis number that users enter. */
    chassis: string
    /** The chosen model code's data; null without one. */
    code: ModelCodeFacts | null
    /** Fields filled in and locked by the model code. */
    locks: string[]
    /** A stored price that did not follow from a cost; it stays until there is something to compute one from. */
    storedPrice: number
    /** The cost so far, which may be changed to 0. */
    storedCost: number
    /** Currency of price, cost and old price; never entered here. */
    currency: string
    status: VehicleStatus
    priceType: PriceType
    offer: string
    showPrice: boolean
    featured: boolean
    /** Names. */
    tags: string[]
    /** Ids. */
    features: string[]
  }

const none = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, '']))

/** A new vehicle's form: draft, four doors, CIF, price visible. Year and mileage are nobody's to guess. */
export function emptyVehicleForm(): VehicleFormValues {
  return {
    ...(none([...FORM_TEXTS, ...FORM_CHOICES, ...FORM_NUMBERS]) as Record<
      FormText | FormChoice | FormNumber,
      string
    >),
    doors: String(DEFAULT_DOORS),
    chassisPrefix: chassisPrefix(),
    chassis: '',
    code: null,
    locks: [],
    storedPrice: 0,
    storedCost: 0,
    currency: DEFAULT_CURRENCY,
    status: DEFAULT_VEHICLE_STATUS,
    priceType: DEFAULT_PRICE_TYPE,
    offer: '',
    showPrice: true,
    featured: false,
    tags: [],
    features: [],
  }
}
