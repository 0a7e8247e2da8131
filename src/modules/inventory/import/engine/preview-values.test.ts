import { expect, test } from 'vitest'
import { previewValues } from './preview-values'

const places = {
  showroom: [
    { id: 1, name: 'Daikoku Yard', city: 'Yokohama', country: 'Japan' },
    { id: 2, name: 'North Yard', city: 'Nagoya', country: 'Japan' },
    { id: 3, name: 'South Yard', city: 'Nagoya', country: 'Japan' },
  ],
  namedPort: [{ id: 4, name: 'Mombasa', country: 'Kenya', code: 'KEMBA' }],
}

test('the values of a row are shown as people know them', () => {
  const values = { status: 'PUBLISHED', price: 8960, currency: 'USD', mileage: 52_817, showPrice: false }
  const names = { showroom: 'daikoku', namedPort: 'KEMBA', color: null }
  expect(previewValues({ values, names, lists: { tags: ['a', 'b'], features: [] } }, places)).toEqual({
    status: 'Published',
    price: '$8,960',
    currency: 'USD',
    mileage: '52,817 miles',
    showPrice: 'no',
    showroom: 'Daikoku Yard, Yokohama, Japan',
    namedPort: 'Mombasa, Kenya',
    color: null,
    tags: 'a, b',
    features: null,
  })
})

test('what is no status, and what may be several places, stays as it is written', () => {
  const row = { values: { status: 'GONE' }, names: { showroom: 'Nagoya', namedPort: 'Beira' }, lists: {} }
  expect(previewValues(row, places)).toEqual({ status: 'GONE', showroom: 'Nagoya', namedPort: 'Beira' })
})
