import { describe, expect, test } from 'vitest'
import { searchVehicles } from '@/modules/inventory/search/queries/search-vehicles'
import { suggestSearches } from '@/modules/inventory/search/queries/suggest-searches'
import { at, search, update, withVehicles } from './search-kit'
import { expected, listedVehicles } from './search-oracle'
import { addVehicle, randomOf } from './search-world'

withVehicles()

describe('words', () => {
  const matches = async (q: string) => {
    const answer = await searchVehicles(at.payload, search({ q, limit: 48 }))
    return { ...answer, ids: answer.rows.map(({ id }) => id) }
  }

  test('a make, a model by its first word and a code become filters, ignoring case and accents', async () => {
    for (const [q, facet] of [
      ['TOYOTA', 'make'],
      ['  toyotá ', 'make'],
      ['land', 'model'],
      ['Land  Cruiser', 'model'],
      ['vi10x', 'modelCode'],
      ['one owner', 'tags'],
      ['deep red', 'color'],
    ] as const) {
      const answer = await matches(q)
      expect({ q, facets: answer.understood.map((one) => one.facet) }).toEqual({ q, facets: [facet] })
      const truth = expected(
        await listedVehicles(at.payload),
        search({ [facet]: answer.understood.map(({ id }) => id) }),
      )
      expect({ q, total: answer.total }).toEqual({ q, total: truth.total })
    }
  })

  test('several names narrow the search together, in any order', async () => {
    const straight = await matches('toyota vitz')
    expect(straight.understood.map(({ facet }) => facet)).toEqual(['make', 'model'])
    expect((await matches('vitz toyota')).ids).toEqual(straight.ids)
    expect((await matches('nissan vitz')).total).toBe(0)
  })

  test('a typo is read as the nearest name, and reported', async () => {
    for (const [q, corrected] of [
      ['toyta', 'Toyota'],
      ['mitsubshi pajero', 'Mitsubishi Pajero'],
      ['land criuser', 'Land Cruiser'],
    ] as const) {
      const answer = await matches(q)
      expect({ q, corrected: answer.corrected?.text }).toEqual({ q, corrected })
      expect(answer.ids).toEqual((await matches(corrected)).ids)
    }
  })

  test('words left in the text that mean something are separated from the others', async () => {
    for (const [q, parts] of [
      ['vi10x zqxjk9', { named: 'vi10x', others: 'zqxjk9' }],
      ['9zq VI10X 77x Land Cruiser', { named: 'VI10X', others: '9zq 77x' }],
      // A make is a filter by now.
      ['toyota zqxjk9', { named: '', others: 'zqxjk9' }],
      ['toyota vitz', null],
      ['zqxjk9', null],
      ['', null],
    ] as const)
      expect({ q, parts: (await matches(q)).parts }).toEqual({ q, parts })
  })

  test('a stock number finds its vehicle however it is written', async () => {
    const id = await addVehicle(at.payload, at.world, randomOf(61), { status: 'PUBLISHED' })
    const sku = `KD-${String(id).padStart(6, '0')}`
    for (const q of [sku, sku.toLowerCase(), sku.replace('-', ' '), sku.replace('-', ''), `kd${id}`])
      expect({ q, ids: (await matches(q)).ids }).toEqual({ q, ids: [id] })
  })

  test('a vehicle’s own name is found by any of its words; a hidden one never', async () => {
    const id = await addVehicle(at.payload, at.world, randomOf(62), {
      status: 'PUBLISHED',
      name: 'Zebrafish Camper 47',
    })
    expect((await matches('camper zebrafish')).ids).toEqual([id])
    await update(id, { status: 'DRAFT' })
    expect((await matches('zebrafish')).ids).toEqual([])
  })

  test('punctuation, wildcards and unstorable oddities find nothing and break nothing', async () => {
    for (const q of ['%', '_', '\\', "' OR 1=1 --", '🚗', '()[]{}*+?^$|', '%_%', 'ﷺ'])
      expect(Array.isArray((await matches(q)).rows)).toBe(true)
    expect((await matches('%')).total).toBe(0)
  })

  test('no letter of a chassis, file or engine number finds anything in public', async () => {
    const id = await addVehicle(at.payload, at.world, randomOf(63), {
      status: 'PUBLISHED',
      name: 'Plain name',
      // Digits that occur in no stock number.
      chassis: 'QXZWV-998877',
      officeFileNo: 'FILE-887766',
      engineNumber: 'ENGJKQ776655',
    })
    const { chassis, officeFileNo, engineNumber } = await at.payload.findByID({
      collection: 'vehicles',
      id,
      depth: 0,
    })
    for (const secret of [chassis, officeFileNo, engineNumber ?? '']) {
      for (let from = 0; from + 4 <= secret.length; from += 1) {
        const q = secret.slice(from, from + 5)
        expect({ q, ids: (await matches(q)).ids.includes(id) && !/^[\d-]*$/.test(q) }).toEqual({
          q,
          ids: false,
        })
      }
      expect((await matches(secret)).ids).toEqual([])
      expect(await suggestSearches(at.payload, secret)).toEqual([])
    }
  })

  test('a renamed make shows and is found under its new name immediately, and no longer under the old', async () => {
    const suzuki = at.world.makes[3] as number
    await addVehicle(at.payload, at.world, randomOf(64), {
      status: 'PUBLISHED',
      manufacturer: suzuki,
      model: at.world.models.find((model) => model.make === suzuki)?.id,
      modelCode: null,
      name: 'Little van',
    })
    await at.payload.update({
      collection: 'manufacturers',
      id: suzuki,
      data: { name: 'Hamamatsu Works' },
      depth: 0,
    })
    const answer = await matches('hamamatsu works')
    expect(answer.total).toBeGreaterThan(0)
    expect(new Set(answer.rows.map((row) => row.make.name))).toEqual(new Set(['Hamamatsu Works']))
    expect(answer.facets.make.find(({ id }) => id === suzuki)?.name).toBe('Hamamatsu Works')
    expect((await suggestSearches(at.payload, 'hamam')).map(({ label }) => label)).toContain(
      'Hamamatsu Works',
    )
    expect((await matches('suzuki')).understood.map(({ id, facet }) => `${facet} ${id}`)).not.toContain(
      `make ${suzuki}`,
    )
  })
})

describe('suggestions', () => {
  test('the first letters, a later word and a typo match the name; at most eight lines are returned', async () => {
    for (const [text, label] of [
      ['toy', 'Toyota'],
      ['vitz', 'Toyota Vitz'],
      ['cruis', 'Toyota Land Cruiser'],
      ['pajerro', 'Mitsubishi Pajero'],
      ['nisan', 'Nissan'],
      ['famil', 'Family'],
    ] as const)
      expect((await suggestSearches(at.payload, text)).map((line) => line.label)).toContain(label)
    expect((await suggestSearches(at.payload, 'a')).length).toBeLessThanOrEqual(8)
    expect(await suggestSearches(at.payload, '')).toEqual([])
  })

  test('a stock number being typed offers its vehicle; a hidden one is never offered', async () => {
    const id = await addVehicle(at.payload, at.world, randomOf(71), { status: 'PUBLISHED' })
    const offered = async () => (await suggestSearches(at.payload, `kd${id}`)).map((line) => line.id)
    expect(await offered()).toContain(id)
    await update(id, { status: 'ARCHIVED' })
    expect(await offered()).not.toContain(id)
  })
})
