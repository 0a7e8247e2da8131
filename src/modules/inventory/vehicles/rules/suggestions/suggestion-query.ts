import { readCarCode, vinStart } from '@/modules/inventory/lists/rules/car-code'
import type { SuggestionQuery } from './car-key'

/** Which car a chassis number or a model code stands for; null if it identifies none. */
export function suggestionQuery(text: string | null | undefined): SuggestionQuery | null {
  const vin = vinStart(text ?? '')
  if (vin !== null) return { code: null, vin }
  const code = readCarCode(text ?? '')
  return code && { code, vin: null }
}
