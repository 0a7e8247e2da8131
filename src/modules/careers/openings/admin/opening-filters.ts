import type { Filter, Option } from '@/ui/back-office/list/list-type'
import {
  OPENING_MODE_LABELS,
  OPENING_MODES,
  OPENING_STATUS_LABELS,
  OPENING_STATUSES,
  OPENING_TYPE_LABELS,
  OPENING_TYPES,
} from '../rules/opening-lists'
import * as words from './words'

/** Values with their labels, to choose from. */
export const optionsOf = <T extends string>(
  values: readonly T[],
  labels: Readonly<Record<T, string>>,
): Option[] => values.map((value) => ({ value, label: labels[value] }))

export const TYPE_OPTIONS = optionsOf(OPENING_TYPES, OPENING_TYPE_LABELS)
export const MODE_OPTIONS = optionsOf(OPENING_MODES, OPENING_MODE_LABELS)
export const STATUS_OPTIONS = optionsOf(OPENING_STATUSES, OPENING_STATUS_LABELS)

/**
 * The filters above the list of jobs.
 *
 * @param places the showrooms by id
 */
export const openingFilters = (places: Option[]): Filter[] => [
  { name: 'title', label: words.title, kind: 'search' },
  { name: 'status', label: words.status, kind: 'choice', any: words.anyStatus, options: STATUS_OPTIONS },
  { name: 'locationId', label: words.location, kind: 'choice', any: words.anyLocation, options: places },
  { name: 'type', label: words.kind, kind: 'choice', any: words.anyType, options: TYPE_OPTIONS },
  { name: 'mode', label: words.mode, kind: 'choice', any: words.anyMode, options: MODE_OPTIONS },
  { name: 'postedBy', label: words.postedBy, kind: 'text' },
  { name: 'createdFrom', label: words.createdFrom, kind: 'day' },
]
