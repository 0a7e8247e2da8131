import { expect, test } from 'vitest'
import { onDemandRequest } from '../../schemas/on-demand-request'
import { OTHER, wishField, wishOf, wishValues } from './on-demand-values'

const START = { portId: 4, mileageUnit: 'km' } as const
const EMPTY = wishValues(null, START)

test('makes and models of the lists are sent by id, others as written', () => {
  expect(wishOf({ ...EMPTY, make: '1', model: '2', customModel: 'left over' })).toMatchObject({
    manufacturer: 1,
    customManufacturer: null,
    model: 2,
    customModel: null,
  })
  expect(
    wishOf({ ...EMPTY, make: OTHER, customManufacturer: ' Tata ', model: '2', customModel: 'Ace' }),
  ).toMatchObject({ manufacturer: null, customManufacturer: 'Tata', model: null, customModel: 'Ace' })
})

test('an earlier request comes back as it was', () => {
  const given = wishOf({
    ...EMPTY,
    make: '1',
    model: OTHER,
    customModel: 'Ace',
    yearFrom: '2015',
    budget: '8000',
  })
  const listed = { manufacturerId: 1, manufacturer: 'Toyota', modelId: null, model: null }
  const stored = { ...given, ...listed } as Parameters<typeof wishValues>[0]
  expect(wishOf(wishValues(stored, START))).toEqual(given)
})

test('a message stands where the reader can follow it', () => {
  const paths = (values: typeof EMPTY) =>
    (onDemandRequest.safeParse(wishOf(values)).error?.issues ?? []).map(({ path }) =>
      wishField(path.join('.'), values),
    )
  expect(paths(EMPTY)).toEqual(['make', 'model'])
  expect(paths({ ...EMPTY, make: OTHER })).toEqual(['customManufacturer', 'customModel'])
  expect(paths({ ...EMPTY, make: '1', model: OTHER, yearFrom: '2020', yearTo: '2019' })).toEqual([
    'customModel',
    'yearTo',
  ])
})
