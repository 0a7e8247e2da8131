import { DOCUMENT_KINDS, DOCUMENTS } from '@/modules/inventory/media/rules/vehicle-documents'
import { NEEDED_TO_PUBLISH } from '../validate-vehicle'

/** Other fields whose errors a change may fix: values computed from it, or required because of it. */
const BEHIND: Readonly<Record<string, readonly string[]>> = {
  engineSizeCc: ['engineSize'],
  // An electric vehicle needs no engine size.
  fuelType: ['engineSizeCc', 'engineSize'],
  modelCode: ['engineSize', 'm3Cbm'],
  length: ['m3Cbm'],
  width: ['m3Cbm'],
  height: ['m3Cbm'],
  costValue: ['price'],
  markup: ['price'],
  status: NEEDED_TO_PUBLISH,
  documents: DOCUMENT_KINDS.map((kind) => DOCUMENTS[kind].field),
}

/** The fields to validate again when these change, without the fields themselves. */
export const fieldsToRecheck = (fields: readonly string[]): string[] => [
  ...new Set(fields.flatMap((field) => BEHIND[field] ?? []).filter((field) => !fields.includes(field))),
]
