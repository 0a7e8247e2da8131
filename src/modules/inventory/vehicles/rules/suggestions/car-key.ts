import type { CarCode } from '@/modules/inventory/lists/rules/car-code'

/** Which car the query is about: by its code, or by the beginning of a VIN. */
export type SuggestionQuery = { code: CarCode; vin: null } | { code: null; vin: string }

/** One kind of car has one key. */
export const carKey = ({ code, vin }: SuggestionQuery): string => vin ?? code.whole
