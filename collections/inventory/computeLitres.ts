import type { CollectionBeforeChangeHook } from 'payload'
import { litresText } from '@/modules/inventory/vehicles/rules/derived/litres-text'

/** Litres are always computed from cc, so that the two can never disagree. */
export const computeLitres: CollectionBeforeChangeHook = ({ data, originalDoc }) => ({
  ...data,
  engineSizeLtr:
    litresText((data.engineSizeCc === undefined ? originalDoc?.engineSizeCc : data.engineSizeCc) ?? null) ||
    null,
})
