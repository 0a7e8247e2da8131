import type { ImportField } from '../import-fields'
import type { ImportOptions } from '../import-outcome'
import type { ImportMap } from '../map/import-map-schema'
import { CREATABLE_FIELDS } from './nameable-lists'

const CREATABLE: readonly ImportField[] = CREATABLE_FIELDS

/**
 * Whether an import creates what the list of a field lacks. New features need a group, so a general choice to create
 * entries does not apply to them without one.
 */
export function createsIn(
  { featureGroup, references }: Pick<ImportMap, 'featureGroup' | 'references'>,
  options: Pick<ImportOptions, 'references'>,
  field: ImportField,
): boolean {
  if (!CREATABLE.includes(field) || (field === 'features' && !featureGroup)) return false
  return (references[field as keyof typeof references] ?? options.references) === 'create'
}
