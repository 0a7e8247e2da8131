import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { validationFailed } from '@/kernel/errors'
import { blankToNull } from '@/kernel/text/blank'
import { manufacturers, models } from '@/modules/inventory/tables.gen'
import type { Db } from '@/server/db-of'
import { selectValues } from '@/server/rows/select'

type Entry = number | string | null | undefined
type Given = {
  manufacturer?: Entry
  customManufacturer?: string | null
  model?: Entry
  customModel?: string | null
}

/** What is stored: of each, the entry of the list or the typed name. */
export type Wanted = {
  manufacturer: number | null
  customManufacturer: string | null
  model: number | null
  customModel: string | null
}

/**
 * Finds the wanted make and model in the lists. Those given by name are entries of the lists as far as these
 * know them, and stay as typed otherwise.
 *
 * @throws AppError 422 for an id that the lists do not have, or a model of another make
 */
export async function resolveMakeAndModelWanted(db: Db, given: Given): Promise<Wanted> {
  const make = await makeOf(db, given.manufacturer, blankToNull(given.customManufacturer))
  const model = await modelOf(db, make.id, given.model, blankToNull(given.customModel))
  return {
    manufacturer: make.id,
    customManufacturer: make.typed,
    model: model.id,
    customModel: model.typed,
  }
}

type Found = { id: number | null; typed: string | null }

const one = async (db: Db, id: Parameters<typeof selectValues>[1], rest: SQL): Promise<number | null> => {
  const [value] = await selectValues(db, id, rest)
  return typeof value === 'number' ? value : null
}

async function makeOf(db: Db, entry: Entry, custom: string | null): Promise<Found> {
  if (typeof entry === 'number') {
    const id = await one(db, manufacturers.id, sql`FROM manufacturers WHERE id = ${entry}`)
    if (id === null) throw refused('manufacturer', 'This make does not exist')
    return { id, typed: null }
  }
  const typed = blankToNull(entry) ?? custom
  const id = await one(db, manufacturers.id, sql`FROM manufacturers WHERE lower(name) = lower(${typed})`)
  return { id, typed: id === null ? typed : null }
}

async function modelOf(db: Db, make: number | null, entry: Entry, custom: string | null): Promise<Found> {
  if (typeof entry === 'number') {
    const from = sql`FROM models WHERE id = ${entry} AND manufacturer_id = ${make}`
    const id = await one(db, models.id, from)
    if (id === null) throw refused('model', 'This make has no such model')
    return { id, typed: null }
  }
  const typed = blankToNull(entry) ?? custom
  const from = sql`FROM models WHERE manufacturer_id = ${make} AND lower(name) = lower(${typed})`
  const id = await one(db, models.id, from)
  return { id, typed: id === null ? typed : null }
}

const refused = (path: string, message: string) => validationFailed([{ path, message }])
