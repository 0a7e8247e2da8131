import { expect, it } from 'vitest'
import { hrefOf, lineOf } from './suggestion-lines'

type Suggestion = Parameters<typeof hrefOf>[0]

const line = (part: Partial<Suggestion>): Suggestion => ({
  kind: 'make',
  id: 5,
  label: 'Toyota',
  count: 3,
  parentId: null,
  sku: null,
  ...part,
})

it.each<[string, Partial<Suggestion>, string, string]>([
  ['a make', {}, '', '/vehicles?make=5'],
  ['a make beside other makes, once', {}, 'make=2,5&fuel=1', '/vehicles?make=2,5&fuel=1'],
  ['a model with its make', { kind: 'model', id: 44, parentId: 1 }, '', '/vehicles?model=44&make=1'],
  [
    'a model among chosen makes, whose own it adds',
    { kind: 'model', id: 44, parentId: 1 },
    'make=2',
    '/vehicles?make=2,1&model=44',
  ],
  [
    'a body type in place of the words',
    { kind: 'bodyType' },
    'q=toy&minPrice=1',
    '/vehicles?minPrice=1&bodyType=5',
  ],
  ['a tag', { kind: 'tag' }, '', '/vehicles?tags=5'],
  ['a code, which stays a word', { kind: 'modelCode', label: 'NZE161' }, 'q=nze', '/vehicles?q=NZE161'],
  ['a vehicle by its stock number', { kind: 'vehicle', id: 422 }, 'make=1', '/vehicles/422'],
])('links to %s', (_name, part, others, href) => {
  expect(hrefOf(line(part), new URLSearchParams(others))).toBe(href)
})

it('shows what a line means and how many vehicles it finds', () => {
  expect(lineOf(line({ count: 1284 }), null)).toMatchObject({ label: 'Toyota', note: 'make · 1,284' })
  expect(lineOf(line({ kind: 'vehicle', count: null }), null).note).toBe('stock number')
})
