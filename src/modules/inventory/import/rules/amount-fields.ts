import type { FieldsWith } from '@/modules/inventory/vehicles/rules/vehicle-fields'

/** Amounts, which mean nothing without a currency. */
export const AMOUNT_FIELDS = ['price', 'costValue', 'oldPrice'] as const satisfies FieldsWith<{
  unit: 'money'
}>[]
