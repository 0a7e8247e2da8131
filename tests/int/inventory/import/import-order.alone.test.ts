import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openBatch, readBatch } from '@/modules/inventory/import/engine/import-batches'
import { readFile } from '@/modules/inventory/import/engine/import-file'
import { readImportMap } from '@/modules/inventory/import/engine/map/read-map'
import { meaningText } from '@/modules/inventory/import/engine/map/value-table-order'
import { createImportMap } from '@/modules/inventory/import/operations/create-change-or-delete-import-map'
import { startImportCheck } from '@/modules/inventory/import/operations/start-or-stop-import-check'
import { listImportMaps } from '@/modules/inventory/import/queries/list-import-maps'
import { carMap, cars, query } from './import-kit'
import {
  at,
  given,
  numbered,
  OPTIONS,
  requestOf,
  sent,
  vehiclesOf,
  withScreens,
  workOnImports,
} from './import-screen-kit'

withScreens()

/** A table as written: its entries in order. */
type Entries = readonly (readonly [string, string])[]

/** The table's result for a text, computed differently than by the importer. */
function meant(entries: Entries, text: string): string | null {
  if (text === '') return null
  const exact = entries.find(([pattern]) => pattern === text)
  if (exact) return exact[1]
  const pattern = ([one]: readonly [string, string]) =>
    one.includes('*') && new RegExp(`^${one.replaceAll('*', '.*')}$`).test(text)
  return entries.find(pattern)?.[1] ?? text
}

const entriesArbitrary: fc.Arbitrary<Entries> = fc
  .uniqueArray(fc.string({ unit: fc.constantFrom('a', 'b', '1', '*', '*'), minLength: 1, maxLength: 5 }), {
    minLength: 3,
    maxLength: 12,
  })
  .map((patterns) => patterns.map((pattern, index) => [pattern, `meaning ${index}`] as const))

const textsArbitrary = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '1'), maxLength: 5 }), {
  minLength: 6,
  maxLength: 6,
})

function mapOf(entries: Entries) {
  const others = { column: 'notes', values: Object.fromEntries(entries), otherwise: 'keep' }
  const { fields, ...rest } = carMap()
  return { ...rest, fields: { ...fields, others } }
}

describe('a map', () => {
  test('is read alike by preview, check and import after any number of round trips through the database', async () => {
    let run = 0
    await fc.assert(
      fc.asyncProperty(entriesArbitrary, textsArbitrary, async (entries, texts) => {
        run += 1
        const letter = `ORDER${run}`
        const content = numbered(letter, texts.length, (n) => ({ notes: texts[n - 1] }))
        const expected = texts.map((text) => meant(entries, text))
        const map = mapOf(entries)
        const columns = [`made for ${letter}`]
        const name = `Order ${run}`
        await at.admin.send('POST', '/maps', { name, columns, ...given(map) })
        const stored = (await at.admin.send('GET', '/maps')).body.data
        const saved = stored.find((one: { name: string }) => one.name === name)
        const { id } = await sent(at.admin, content)
        const preview = await at.admin.send('POST', `/files/${id}/preview`, given(saved.map))
        expect(preview.body.data.map(({ values }: { values: { others: string } }) => values.others)).toEqual(
          expected,
        )
        await at.admin.send('POST', `/files/${id}/check`, given(saved.map))
        expect((await at.admin.checked(id)).counts.created).toBe(texts.length)
        const { start } = (await at.admin.send('GET', `/files/${id}`)).body.data
        expect(Object.entries(start.map.fields.others.values)).toEqual(
          Object.entries(map.fields.others.values),
        )
        const begun = await at.admin.send('POST', `/files/${id}/run`, given(start.map))
        await at.admin.until(begun.body.data.id, ['finished'])
        expect((await vehiclesOf(letter)).map(({ others }) => others)).toEqual(expected)
      }),
      { numRuns: 4, endOnFailure: true },
    )
  })

  test('comes back as it was sent from every table that stores one', async () => {
    const options = OPTIONS
    const req = await requestOf(at.payload, at.people.admin.id)
    const { drizzle } = at.payload.db
    const { id: fileId } = await sent(at.admin, numbered('KEPT', 1))
    await fc.assert(
      fc.asyncProperty(entriesArbitrary, async (entries) => {
        const map = readImportMap(mapOf(entries))
        const batch = await openBatch(drizzle, {
          fileName: 'x.csv',
          sha256: 'x',
          map,
          options,
          startedBy: null,
        })
        await startImportCheck(req, fileId, { map, options })
        const name = `Kept ${batch}`
        const saved = await createImportMap(req, { name, columns: ['x'], map, options })
        const file = await readFile(drizzle, fileId)
        const listed = (await listImportMaps(req)).find(({ id }) => id === saved)
        const stored = [(await readBatch(drizzle, batch)).map, file.map, listed?.map]
        expect(stored.map(meaningText)).toEqual([map, map, map].map(meaningText))
        await query(at.payload, sql`DELETE FROM import_batches WHERE id = ${batch}`)
        await query(at.payload, sql`DELETE FROM import_maps WHERE id = ${saved}`)
      }),
      { numRuns: 25, endOnFailure: true },
    )
  })
})

/** A map as stored by a version that lost the order of its entries. */
const forget = (table: 'import_maps' | 'import_files' | 'import_batches', id: number) =>
  query(
    at.payload,
    sql`UPDATE ${sql.identifier(table)} SET map = map::text::jsonb::json, order_lost = true WHERE id = ${id}`,
  )

const REPORTED = [
  ['a*', 'meaning a'],
  ['*', 'meaning of the rest'],
] as const
const UNTOLD = [
  ['*bb*', 'meaning b'],
  ['a*', 'meaning a'],
] as const
const LOST =
  'the order of its entries with * was lost when the map was saved. Put them in order and confirm it'

describe('a map that was stored without its order', () => {
  const file = (letter: string) => numbered(letter, 2, (n) => ({ notes: n === 1 ? 'abb' : 'xx' }))
  const save = async (name: string, entries: Entries) => {
    const columns = Object.keys(cars(1)[0]!)
    const { body } = await at.admin.send('POST', '/maps', { name, columns, ...given(mapOf(entries)) })
    await forget('import_maps', body.data.id)
    return body.data.id as number
  }

  test('starts the next file as it was meant, if that can be determined', async () => {
    const map = await save('Can be told', REPORTED)
    const { id, start } = await sent(at.admin, file('TOLD'))
    expect(start.map).not.toHaveProperty('orderUnknown')
    expect(Object.keys(start.map.fields.others.values)).toEqual(['a*', '*'])
    const { body } = await at.admin.send('POST', `/files/${id}/preview`, given(start.map))
    expect(body.data[0].values.others).toBe('meaning a')
    await at.admin.send('DELETE', `/maps/${map}`)
  })

  test('waits for someone to confirm its order if it cannot be determined', async () => {
    const map = await save('Cannot be told', UNTOLD)
    const { id, start } = await sent(at.admin, file('UNTOLD'))
    expect(start.map.orderUnknown).toEqual(['others'])
    for (const path of ['preview', 'check', 'run']) {
      const { body, status } = await at.admin.send('POST', `/files/${id}/${path}`, given(start.map))
      expect([status, body.errors]).toEqual([422, [{ path: 'fields.others', message: LOST }]])
    }
    const { orderUnknown: _confirmed, ...confirmed } = start.map
    const body = { name: 'Cannot be told', columns: ['x'], ...given(confirmed) }
    expect((await at.admin.send('PUT', `/maps/${map}`, body)).status).toBe(200)
    const [stored] = (await at.admin.send('GET', '/maps')).body.data
    expect(stored.map).not.toHaveProperty('orderUnknown')
    const preview = await at.admin.send('POST', `/files/${id}/preview`, given(stored.map))
    expect(preview.body.data[0].values.others).toBe('meaning a')
    await at.admin.send('DELETE', `/maps/${map}`)
  })

  test('is not used by a check or an import that waited for its worker', async () => {
    const { id } = await sent(at.admin, file('WAITING'))
    await at.worker.stop()
    await at.admin.send('POST', `/files/${id}/check`, given(mapOf(UNTOLD)))
    await forget('import_files', id)
    const { body } = await at.admin.send('POST', `/files/${id}/run`, given(mapOf(UNTOLD)))
    const batch = body.data.id
    await forget('import_files', id)
    await forget('import_batches', batch)
    at.worker = await workOnImports(at.payload)
    const stopped = await at.admin.until(batch, ['interrupted'])
    expect(stopped.problem).toContain(LOST)
    expect((await at.admin.checked(id)).problem).toContain(LOST)
    expect(await vehiclesOf('WAITING')).toEqual([])
  })

  test('is named by the imports that it may have misread', async () => {
    const { id } = await sent(at.admin, file('MISREAD'))
    const { body } = await at.admin.send('POST', `/files/${id}/run`, given(mapOf(REPORTED)))
    const done = await at.admin.until(body.data.id, ['finished'])
    expect(done.misread).toEqual([])
    await forget('import_batches', done.id)
    expect((await at.admin.send('GET', `/${done.id}`)).body.data.misread).toEqual(['Notes'])
  })
})
