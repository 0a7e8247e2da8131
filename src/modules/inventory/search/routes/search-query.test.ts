import { describe, expect, it } from 'vitest'
import { AppError } from '@/kernel/errors'
import { FACETS } from '../schemas/search-shape'
import { facetsOf, isCountOnly } from './search-query'

describe('the facets requested by a call', () => {
  it.each<[string | string[] | undefined, readonly string[]]>([
    [undefined, []],
    ['', []],
    ['false', []],
    ['true', FACETS],
    ['fuel,make', ['make', 'fuel']],
    [' make , make', ['make']],
    [
      ['make', 'fuel'],
      ['make', 'fuel'],
    ],
  ])('are, for %j, %j', (facets, expected) => {
    expect(facetsOf({ facets })).toEqual(expected)
  })

  it.each(['make,chassis', 'makes', '1', 'constructor'])('refuses %s', (facets) => {
    expect(() => facetsOf({ facets })).toThrow(AppError)
  })
})

it.each<[string | string[] | undefined, boolean]>([
  ['0', true],
  [' 0 ', true],
  [['0', '5'], true],
  ['00', false],
  ['10', false],
  [undefined, false],
])('a limit of %j requests numbers alone: %j', (limit, expected) => {
  expect(isCountOnly({ limit })).toBe(expected)
})
