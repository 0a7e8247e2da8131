import { mergeReport, type Side, sideOf, type Versions } from '@/kernel/merge'
import type { Field, ListRow } from '../list/list-type'
import { type Entry, entryOf } from './record-draft'

/** A field, after the one that narrows its options, if any: both are taken from the same side. */
type Part = { name: string; fields: Field[] }

/** What a form is merged by. */
export function partsOf(fields: readonly Field[]): Part[] {
  const narrowing = (field: Field) => fields.filter(({ name }) => name === field.loads?.by)
  const inOthers = new Set(fields.flatMap(narrowing))
  return fields
    .filter((field) => !inOthers.has(field))
    .map((field) => ({ name: field.name, fields: [...narrowing(field), field] }))
}

const heldIn = (fields: readonly Field[], { draft }: Entry) =>
  Object.fromEntries(partsOf(fields).map((part) => [part.name, part.fields.map(({ name }) => draft[name])]))

/** What two people changed in a form since it was opened, by part. */
export const recordReport = (fields: readonly Field[], { base, mine, theirs }: Versions<Entry>) =>
  mergeReport({ base: heldIn(fields, base), mine: heldIn(fields, mine), theirs: heldIn(fields, theirs) })

/**
 * One form of both versions: what only one side changed is as changed, the rest as chosen.
 *
 * @param choices by part; mine for those without
 */
export function mergedEntry(
  fields: readonly Field[],
  versions: Versions<Entry>,
  choices: Readonly<Record<string, Side>>,
): Entry {
  const side = sideOf(recordReport(fields, versions), choices)
  const taken = partsOf(fields).flatMap((part) =>
    part.fields.map(({ name }) => ({ name, from: versions[side(part.name)] })),
  )
  return {
    draft: Object.fromEntries(taken.map(({ from, name }) => [name, from.draft[name] ?? ''])),
    labels: Object.fromEntries(taken.map(({ from, name }) => [name, from.labels[name] ?? ''])),
  }
}

/** How a form reads the records that it opens; see `useVersions`. */
export const recordReading = (fields: readonly Field[]) => ({
  stampOf: (row: ListRow | null) => row?.updatedAt,
  valuesOf: (row: ListRow | null) => entryOf(fields, row),
  reportOf: (versions: Versions<Entry>) => recordReport(fields, versions),
})
