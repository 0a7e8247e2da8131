import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { slugify } from './slug'

test.each([
  ['Low Mileage', 'low-mileage'],
  ['  4x4 — Off Road!  ', '4x4-off-road'],
  ['Škoda Citroën Crème Brûlée', 'skoda-citroen-creme-brulee'],
  ['Straße, Łódź, Ærø, Þór', 'strasse-lodz-aero-thor'],
  ['Ǣsir, Ǿre', 'aesir-ore'],
  ["Driver's choice", 'drivers-choice'],
  ['İstanbul', 'istanbul'],
  ['スズキ エブリイ', 'スズキ-エブリイ'],
  ['ガソリン', 'ガソリン'],
  ['Внедорожник чёрный', 'внедорожник-чёрный'],
  ['سيارة جديدة', 'سيارة-جديدة'],
  ['हिन्दी', 'हिन्दी'],
  ['ＴＯＹＯＴＡ', 'toyota'],
  ['Z̸̢a͢l̴g͟o', 'zalgo'],
  ['a/../b?c=d', 'a-b-c-d'],
  ['50% off', '50-off'],
  ['🚗', ''],
  ['---', ''],
  ['', ''],
  ['\ud800x', 'x'],
])('%j becomes %j', (text, slug) => {
  expect(slugify(text)).toBe(slug)
})

it('leaves a slug as it is, and allows only letters, marks, digits and single hyphens', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const slug = slugify(text)
      expect(slugify(slug)).toBe(slug)
      expect(slug).toMatch(/^(?:[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*)?$/u)
    }),
    { numRuns: 2000 },
  )
})
