type Entry = { id: number; name: string }

/** What a visitor narrowed the list by, with names; entries that are not known are left out and set `others`. */
export type ListingChoices = {
  makes: readonly Entry[]
  /** With the id of the make that each belongs to. */
  models: readonly (Entry & { make: Entry | null })[]
  bodyTypes: readonly Entry[]
  /** Whether anything else narrows the list: words, prices, years, tags, an unknown id. */
  others: boolean
}

/** What a page of the list is about. Only 'mixed' is nothing that anybody would look for by name. */
export type ListingSubject =
  | { kind: 'all' }
  | { kind: 'make'; make: Entry }
  | { kind: 'model'; make: Entry; model: Entry }
  | { kind: 'bodyType'; bodyType: Entry }
  | { kind: 'mixed' }

const MIXED: ListingSubject = { kind: 'mixed' }

/**
 * What the list is about: everything, one make, one model, one body type, or a mixture. A model alone means the same
 * as the model with its make; with another make it finds nothing and is a mixture.
 */
export function listingSubject({ makes, models, bodyTypes, others }: ListingChoices): ListingSubject {
  const [make, model, bodyType] = [makes[0], models[0], bodyTypes[0]]
  if (others || makes.length > 1 || models.length > 1 || bodyTypes.length > 1) return MIXED
  if (bodyType) return make || model ? MIXED : { kind: 'bodyType', bodyType }
  if (!model) return make ? { kind: 'make', make } : { kind: 'all' }
  if (!model.make || (make && make.id !== model.make.id)) return MIXED
  return { kind: 'model', make: model.make, model: { id: model.id, name: model.name } }
}

/** Whether search engines should list the page: it is about something, and that has vehicles. Null: not counted. */
export const isListingIndexed = (subject: ListingSubject, total: number | null): boolean =>
  subject.kind !== 'mixed' && total !== 0

/**
 * The page number that stands in the address by which a page of the list is known. Another order, page size or view
 * shows the same vehicles, so those are known by the first page; numbers past the end are known by the last.
 */
export function canonicalPage(asked: {
  page: number
  limit: number
  total: number | null
  isUsualOrder: boolean
}): number {
  if (!asked.isUsualOrder) return 1
  if (asked.total === null) return asked.page
  return Math.min(asked.page, Math.max(1, Math.ceil(asked.total / asked.limit)))
}

/** More than one of a kind, as English forms it: 'SUVs', 'Buses', 'Station Wagons'; what ends in -s already stays. */
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

/** The heading of a page of the list: 'Used Toyota Land Cruiser for export'; 'Vehicle search' for a mixture. */
export const listingHeading = (subject: ListingSubject): string =>
  subject.kind === 'mixed' ? 'Vehicle search' : `Used ${subjectName(subject)} for export`

/** The title of a page of the list, with its number from the second on. */
export const listingTitle = (subject: ListingSubject, page: number): string =>
  page > 1 ? `${listingHeading(subject)}, page ${page}` : listingHeading(subject)

const number = new Intl.NumberFormat('en-US')

/** What a search engine says of a page of the list. `total` is the number of vehicles; null when not counted. */
export function listingDescription(subject: ListingSubject, total: number | null): string {
  if (subject.kind === 'all' || subject.kind === 'mixed')
    return 'Every vehicle for sale, to be narrowed by make, price, year, mileage and more. Each price says what it covers.'
  const name = subjectName(subject)
  const listed = total ? `${number.format(total)} used ${name} for export` : `Used ${name} for export`
  return `${listed}, each with its mileage, year, condition and place, and a price that says what it covers: CIF, FOB or DDP.`
}
