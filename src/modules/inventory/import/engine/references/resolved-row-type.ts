import type { Issue } from '@/kernel/issue'
import type { SuggestedField } from '@/modules/inventory/vehicles/rules/suggestions/suggestions'
import type { ExistingVehicle } from '../find-existing-vehicles'
import type { LinkField, ListField } from '../import-fields'
import type { MappedRow } from '../map/compile-map'
import type { Entity } from './entity'
import type { ListKey } from './nameable-lists'

export type SuggestedFigure = Exclude<SuggestedField, LinkField> | 'year'

/** What a row lacks because the vehicle's code determines it. */
export type FilledIn = {
  code: string
  fields: (SuggestedField | 'year')[]
  figures: Partial<Record<SuggestedFigure, number>>
}

/** What happens to a name missing from a list. */
export type ReferencePolicy = {
  creates: (list: ListKey) => boolean
  /** Whether a person said that a name is a new entry, however near another one it is. */
  isNew: (list: ListKey, name: string) => boolean
  /** Group of new features. */
  featureGroup?: string
  showrooms: readonly number[] | 'all'
}

/** The entries behind the names of one row; null if it names none, or one that is rejected. */
export type ResolvedRow = {
  links: Partial<Record<LinkField, Entity | null>>
  lists: Partial<Record<ListField, Entity[]>>
  issues: Issue[]
  /** Fields that could not be looked up, because the entry above theirs is missing. */
  unasked: LinkField[]
  /** What the vehicle's code determines and the row lacks. */
  filled?: FilledIn
}

export type RowToResolve = {
  row: MappedRow
  existing: ExistingVehicle | null
  /** Whether a vehicle has the row's key, even if the run leaves it alone. */
  isOwned: boolean
}
