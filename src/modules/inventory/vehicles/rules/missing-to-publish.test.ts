import { expect, test } from 'vitest'
import { missingToPublish } from './missing-to-publish'
import { NEEDED_TO_PUBLISH } from './validate-vehicle'

test.each<[string, Parameters<typeof missingToPublish>[0], string[]]>([
  ['is ready', { emptyFields: [], price: 5000, hasPhotograph: true }, []],
  ['has no price', { emptyFields: [], price: null, hasPhotograph: true }, ['price']],
  ['has a price on request', { emptyFields: [], price: 0, hasPhotograph: true }, ['price']],
  ['has only drawings', { emptyFields: [], price: 5000, hasPhotograph: false }, ['photograph']],
  [
    'lacks what publishing requires and more',
    { emptyFields: ['seats', 'fuelType'], price: null, hasPhotograph: false },
    ['fuel type', 'seats', 'price', 'photograph'],
  ],
  ['is open only where it may be', { emptyFields: ['doors'], price: 5000, hasPhotograph: true }, []],
])('a draft that %s', (_, facts, lacks) => {
  expect(missingToPublish(facts)).toEqual(lacks)
})

test('every field that publishing requires has a word', () => {
  const facts = { emptyFields: NEEDED_TO_PUBLISH, price: 1, hasPhotograph: true }
  expect(missingToPublish(facts)).toHaveLength(NEEDED_TO_PUBLISH.length)
})
