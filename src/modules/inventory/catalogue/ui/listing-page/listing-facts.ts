import type { Payload } from 'payload'
import {
  canonicalPage,
  isListingIndexed,
  type ListingSubject,
  listingDescription,
  listingHeading,
  listingSubject,
  listingTitle,
} from '@/modules/inventory/cards/rules/listing-title'
import {
  type References,
  readReferences,
} from '@/modules/inventory/lists/queries/read-references-from-memory'
import type { Universe } from '@/modules/inventory/search/engine/search-engine-type'
import { LISTING } from '@/modules/inventory/search/rules/listing-url-path'
import { hasActiveFilters } from '@/modules/inventory/search/schemas/has-active-filters'
import { type ListingView, listingHref, listingOf } from '@/modules/inventory/search/schemas/listing-url'
import { emptyVehicleSearch, type VehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import type { Crumb } from '@/ui/breadcrumbs'
import type { PageFacts } from '@/ui/page/page-facts-type'
import * as words from '../../words'

/** A search's subject, with current names. */
function subjectOf(search: VehicleSearch, lists: References): ListingSubject {
  const named = (kind: 'make' | 'model' | 'bodyType') =>
    search[kind].flatMap((id) => lists[kind].get(id) ?? [])
  const [makes, models, bodyTypes] = [named('make'), named('model'), named('bodyType')]
  const rest = { ...search, make: [], model: [], bodyType: [] }
  const known = makes.length + models.length + bodyTypes.length
  const pickedCount = search.make.length + search.model.length + search.bodyType.length
  return listingSubject({
    makes,
    models: models.map(({ id, name, parent }) => ({ id, name, make: lists.make.get(parent) ?? null })),
    bodyTypes,
    others: known < pickedCount || hasActiveFilters({ ...rest, eligible: false }),
  })
}

/** The search for a subject; for a mixture, the original search. */
function choicesOf(subject: ListingSubject, search: VehicleSearch): Partial<VehicleSearch> {
  if (subject.kind === 'make') return { make: [subject.make.id] }
  if (subject.kind === 'model') return { make: [subject.make.id], model: [subject.model.id] }
  if (subject.kind === 'bodyType') return { bodyType: [subject.bodyType.id] }
  return subject.kind === 'all' ? {} : search
}

/** A subject's number of vehicles; null for a mixture, which would need a search. */
function totalOf(subject: ListingSubject, { total, counts }: Universe): number | null {
  if (subject.kind === 'mixed') return null
  if (subject.kind === 'make') return counts.make.get(subject.make.id) ?? 0
  if (subject.kind === 'model') return counts.model.get(subject.model.id) ?? 0
  return subject.kind === 'bodyType' ? (counts.bodyType.get(subject.bodyType.id) ?? 0) : total
}

/**
 * The metadata of a page of the list. Pages with one make, model or body type can be found by name; all
 * others are followed but not indexed. Filters appear in the URL in a fixed order, however they were
 * requested.
 *
 * @param everything how much there is for whoever looks
 */
export async function listingFacts(
  payload: Payload,
  search: VehicleSearch,
  view: ListingView,
  everything: Universe,
): Promise<PageFacts> {
  const usual = emptyVehicleSearch()
  const subject = subjectOf(search, await readReferences(payload))
  const total = totalOf(subject, everything)
  const isUsualOrder = search.sort === usual.sort && search.limit === usual.limit && view === 'grid'
  const page = canonicalPage({ page: search.page, limit: search.limit, total, isUsualOrder })
  const known = { ...usual, ...choicesOf(subject, search), sort: usual.sort, limit: usual.limit, page }
  const pages = total === null ? search.page : Math.max(1, Math.ceil(total / search.limit))
  return {
    title: listingTitle(subject, Math.min(search.page, pages)),
    description: listingDescription(subject, total),
    path: listingHref(known),
    isIndexed: isListingIndexed(subject, total),
  }
}

/** The heading of a page of the list, and its breadcrumbs; the last one is the page itself. */
export async function listingPlace(
  payload: Payload,
  search: VehicleSearch,
): Promise<{ heading: string; crumbs: Crumb[] }> {
  const subject = subjectOf(search, await readReferences(payload))
  const trail: Crumb[] = [
    { label: words.home, href: '/' },
    { label: words.vehicles, href: LISTING },
  ]
  if (subject.kind === 'bodyType') trail.push({ label: subject.bodyType.name })
  if (subject.kind === 'make' || subject.kind === 'model')
    trail.push({ label: subject.make.name, href: listingOf({ make: [subject.make.id] }) })
  if (subject.kind === 'model') trail.push({ label: subject.model.name })
  const crumbs = trail.map((crumb, index) => (index === trail.length - 1 ? { label: crumb.label } : crumb))
  return { heading: listingHeading(subject), crumbs }
}
