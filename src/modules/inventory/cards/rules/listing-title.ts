type Entry = { id: number; name: string }

/** The visitor's choices, with names; unknown entries are left out and set `others`. */
export type ListingChoices = {
  makes: readonly Entry[]
  /** With the id of each one's make. */
  models: readonly (Entry & { make: Entry | null })[]
  bodyTypes: readonly Entry[]
  /** Whether anything else narrows the list: words, prices, years, tags, an unknown id. */
  others: boolean
}

/** The subject of a page of the list. Only 'mixed' is nothing that people would search for by name. */
export type ListingSubject =
  | { kind: 'all' }
  | { kind: 'make'; make: Entry }
  | { kind: 'model'; make: Entry; model: Entry }
  | { kind: 'bodyType'; bodyType: Entry }
  | { kind: 'mixed' }

const MIXED: ListingSubject = { kind: 'mixed' }

/**
 * The subject of the list: everything, one make, one model, one body type, or a mixture. A model alone means
 * the same as the model with its make; with another make it finds nothing and counts as a mixture.
 */
export function listingSubject({ makes, models, bodyTypes, others }: ListingChoices): ListingSubject {
  const [make, model, bodyType] = [makes[0], models[0], bodyTypes[0]]
  if (others || makes.length > 1 || models.length > 1 || bodyTypes.length > 1) return MIXED
  if (bodyType) return make || model ? MIXED : { kind: 'bodyType', bodyType }
  if (!model) return make ? { kind: 'make', make } : { kind: 'all' }
  if (!model.make || (make && make.id !== model.make.id)) return MIXED
  return { kind: 'model', make: model.make, model: { id: model.id, name: model.name } }
}

/**
 * Whether search engines should index the page: it has a subject, and that has vehicles. Null means not
 * counted.
 */
export const isListingIndexed = (subject: ListingSubject, total: number | null): boolean =>
  subject.kind !== 'mixed' && total !== 0

/**
 * The page number in the page's canonical address. Another order, page size or view shows the same vehicles,
 * so the canonical address of those is the first page; numbers past the end become the last page.
 */
export function canonicalPage(listing: {
  page: number
  limit: number
  total: number | null
  isUsualOrder: boolean
}): number {
  if (!listing.isUsualOrder) return 1
  if (listing.total === null) return listing.page
  return Math.min(listing.page, Math.max(1, Math.ceil(listing.total / listing.limit)))
}

/** The English plural: 'SUVs', 'Buses', 'Station Wagons'; words ending in -s stay as they are. */
function plural(name: string): string {
  if (!/[a-z]$/i.test(name)) return name
  if (/(ss|us|x|ch|sh|z)$/i.test(name)) return `${name}es`
  if (/s$/i.test(name)) return name
  return /[^aeiou]y$/i.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`
}

/** 'vehicles', 'Toyota vehicles', 'Toyota Land Cruiser', 'SUVs'. */
function subjectName(subject: ListingSubject): string {
  if (subject.kind === 'make') return `${subject.make.name} vehicles`
  if (subject.kind === 'model') return `${subject.make.name} ${subject.model.name}`
  return subject.kind === 'bodyType' ? plural(subject.bodyType.name) : 'vehicles'
}

/**
 * The heading of a page of the list: 'Used Toyota Land Cruiser for export'; 'Vehicle search' for a mixture.
 */
export const listingHeading = (subject: ListingSubject): string =>
  subject.kind === 'mixed' ? 'Vehicle search' : `Used ${subjectName(subject)} for export`

/** The title of a page of the list, with its number from the second page on. */
export const listingTitle = (subject: ListingSubject, page: number): string =>
  page > 1 ? `${listingHeading(subject)}, page ${page}` : listingHeading(subject)

const number = new Intl.NumberFormat('en-US')

/**
 * The description of a page of the list for search engines. `total` is the number of vehicles; null if not
 * counted.
 */
export function listingDescription(subject: ListingSubject, total: number | null): string {
  if (subject.kind === 'all' || subject.kind === 'mixed')
    return 'Search every vehicle for sale by make, price, year, mileage and more. Every price says what it covers.'
  const name = subjectName(subject)
  const listed = total ? `${number.format(total)} used ${name} for export` : `Used ${name} for export`
  return `${listed}, each with its mileage, year, condition and location, and a price that says what it covers: CIF, FOB or DDP.`
}
