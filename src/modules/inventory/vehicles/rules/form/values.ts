import { DEFAULT_CURRENCY } from '@/kernel/money'
import { chassisPrefix } from '../derive-vehicle'
import { DEFAULT_DOORS } from '../limits'
import { DEFAULT_PRICE_TYPE, type PriceType } from '../price-type'
import type { ModelCodeFacts } from '../vehicle-draft'
import { type FieldsWith, fieldsOfKind, VEHICLE_FIELDS, type VehicleField } from '../vehicle-fields'
import { DEFAULT_VEHICLE_STATUS, type VehicleStatus } from '../vehicle-status'
import type { AddedFormValues } from './added'

const isTyped = <F extends VehicleField>(field: F): field is F & FieldsWith<{ typed: true }> =>
  'typed' in VEHICLE_FIELDS[field]

/** Texts of the form that are kept as they are typed. */
export const FORM_TEXTS = fieldsOfKind('text').filter(isTyped)
/** Choices out of lists; the form holds an id as text, '' for none. */
export const FORM_CHOICES = fieldsOfKind('link').filter(isTyped)
/** Numbers as they are typed, '' for none. */
export const FORM_NUMBERS = fieldsOfKind('year', 'number').filter(isTyped)

export type FormText = (typeof FORM_TEXTS)[number]
export type FormChoice = (typeof FORM_CHOICES)[number]
export type FormNumber = (typeof FORM_NUMBERS)[number]

/** What the vehicle form holds besides pictures and papers. */
export type VehicleFormValues = Record<FormText | FormChoice | FormNumber, string> &
  AddedFormValues & {
    /** The fixed part in front of the chassis field; '' when the stored number begins otherwise. */
    chassisPrefix: string
    /** The user's part of the chassis number. */
    chassis: string
    /** What the chosen model code knows; null without one. */
    code: ModelCodeFacts | null
    /** Fields that the model code filled in, which are closed. */
    locks: string[]
    /** The stored price, which stands while nothing to compute one from is known. */
    storedPrice: number
    /** Of price, cost and old price; never entered here. */
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

/** A new vehicle's form: draft, this year, four doors, no mileage, CIF, price shown. */
export function emptyVehicleForm(now: Date): VehicleFormValues {
  return {
    ...(none([...FORM_TEXTS, ...FORM_CHOICES, ...FORM_NUMBERS]) as Record<
      FormText | FormChoice | FormNumber,
      string
    >),
    year: String(now.getUTCFullYear()),
    mileage: '0',
    doors: String(DEFAULT_DOORS),
    chassisPrefix: chassisPrefix(),
    chassis: '',
    code: null,
    locks: [],
    storedPrice: 0,
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
