import type { AddedFilter } from '@/modules/inventory/search/queries/added-filters'
import type { Bound } from '@/modules/inventory/search/schemas/search-shape'

/** Choices of the panel in its order; those of ADVANCED stand under 'Advanced Search'. */
export const MAIN = [
  'make',
  'model',
  'bodyType',
  'priceRange',
  'mileage',
  'fuel',
  'transmission',
  'steering',
] as const
export const ADVANCED = [
  'driveTrain',
  'engineSize',
  'color',
  'seats',
  'subBodyType',
  'grade',
  'conditionGrade',
  'steeringAssist',
  'steeringControl',
  'steeringPosition',
  'showroomLocation',
  'tags',
] as const
export type PanelFacet = (typeof MAIN)[number] | (typeof ADVANCED)[number]

/** A choice as the panel keeps it; `extra` is a colour's '#RRGGBB' or a model's make. Short, since a page has hundreds. */
export type PanelOption = readonly [
  value: number | string,
  name: string,
  count: number,
  extra?: number | string,
]

/** Everything that the panel shows, as data: the browser gets it once and draws what is opened. */
export type PanelData = {
  /** This list's own address, for links that open a part of the panel without any script. */
  here: string
  /** The address without any filter; null when there is none to drop. */
  reset: string | null
  q: string
  options: Partial<Record<PanelFacet, PanelOption[]>>
  chosen: Partial<Record<PanelFacet, (number | string)[]>>
  bounds: Partial<Record<Bound, number>>
  years: number[]
  /** Filters by fields that modules add; their choices have no counts. */
  added: AddedFilter[]
  extras: string[]
  /** Choices that the panel has no field for. */
  kept: Record<string, string>
  /** The part that is asked for by a link: a facet, or 'advanced'. */
  opened: string | null
  total: number
  capped: boolean
}
