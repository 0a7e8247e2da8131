import { expect, test } from 'vitest'
import type {
  Reference,
  ReferenceKind,
  References,
} from '@/modules/inventory/lists/queries/read-references-from-memory'
import { emptyCounts } from '../engine/facet-counts'
import { emptyVehicleSearch } from '../schemas/vehicle-search'
import { listFacetOptions, MODELS_WITHOUT_MAKE } from './list-facet-options'

const entry = (id: number, rank: number, parent = 0): Reference => ({
  id,
  name: `Name ${id}`,
  rank,
  active: true,
  parent,
  extra: null,
  extra2: null,
  extra3: null,
})

/** Lists with 300 models of ten makes; each list's order is the reverse of its ids. */
function lists(): References {
  const model = Array.from({ length: 300 }, (_, n) => entry(300 - n, n, ((300 - n) % 10) + 1))
  const fuel = [entry(2, 0), entry(1, 1), entry(3, 2)]
  const kinds: Partial<Record<ReferenceKind, Reference[]>> = { model, fuel }
  return new Proxy({} as References, {
    get: (_, kind: ReferenceKind) => new Map((kinds[kind] ?? []).map((one) => [one.id, one])),
  })
}

const search = emptyVehicleSearch()
const ids = (options: readonly { id: number }[]) => options.map(({ id }) => id)

test('a list keeps its order, with entries in the catalogue and requested ones, zero without matches', () => {
  const universe = {
    ...emptyCounts(),
    fuel: new Map([
      [1, 5],
      [2, 7],
    ]),
  }
  const counts = { ...emptyCounts(), fuel: new Map([[1, 4]]) }
  const { fuel } = listFacetOptions(search, counts, universe, lists())
  expect(fuel.map(({ id, count }) => [id, count])).toEqual([
    [2, 0],
    [1, 4],
  ])
  expect(ids(listFacetOptions({ ...search, fuel: [3] }, counts, universe, lists()).fuel)).toEqual([2, 1, 3])
})

test('without a make the models with the most matches are offered, ties by lower id', () => {
  // Ids up to 150 are found twice, the others once: 150 of the first and the lowest 50 of the second.
  const byOption = new Map(Array.from({ length: 300 }, (_, n) => [n + 1, n < 150 ? 2 : 1]))
  const counts = { ...emptyCounts(), model: byOption }
  const { model } = listFacetOptions(search, counts, counts, lists())
  expect(model).toHaveLength(MODELS_WITHOUT_MAKE)
  expect(ids(model)).toEqual(Array.from({ length: 200 }, (_, n) => 200 - n))
  expect(ids(listFacetOptions({ ...search, model: [250] }, counts, counts, lists()).model)).toContain(250)
})

test('under a chosen make all its models are offered, whether matched or not', () => {
  const universe = { ...emptyCounts(), model: new Map(Array.from({ length: 300 }, (_, n) => [n + 1, 1])) }
  const { model } = listFacetOptions({ ...search, make: [4] }, emptyCounts(), universe, lists())
  expect(model).toHaveLength(30)
  expect(new Set(model.map(({ parentId, count }) => `${parentId} ${count}`))).toEqual(new Set(['4 0']))
})

test('facets that nobody wants have no options', () => {
  const counts = { ...emptyCounts(), fuel: new Map([[1, 4]]), model: new Map([[1, 4]]) }
  const options = listFacetOptions({ ...search, fuel: [3] }, counts, counts, lists(), ['model'])
  expect(ids(options.model)).toEqual([1])
  expect(options).toMatchObject({ fuel: [], year: [], priceRange: [] })
})
