import { expect, test } from 'vitest'
import { vehicleHtml, vehicleIn } from './content'

test.each([
  ['https://kaido.example/vehicles/12?x=1#a', { id: 12 }],
  ['/vehicles/12', { id: 12 }],
  ['/vehicles/12x', null],
  ['/vehicles', null],
  ['https://kaido.example/', null],
  [' tv-123 ', { sku: 'tv-123' }],
  ['12', { sku: '12' }],
  ['', null],
  [5, null],
])('%j means %j', (text, meant) => expect(vehicleIn(text)).toEqual(meant))

test('a stock number from outside cannot leave its link', () => {
  expect(vehicleHtml({ vehicle: '"><b>' })).toBe(
    '<p><a href="/vehicles?q=%22%3E%3Cb%3E">See vehicle &quot;&gt;&lt;b&gt;</a></p>',
  )
})
