import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { identityKey, maskChassis } from './mask-chassis'

test.each<[string | null | undefined, string]>([
  ['NZE141-9012345', 'NZE141-•••••••'],
  [' NZE141-9012345 ', 'NZE141-•••••••'],
  ['CODE-1234', 'CODE-••••'],
  ['GP5-12-3456', 'GP5-•••••••'],
  ['JTDBR32E720012345', 'JTD••••••••••••••'],
  ['JTDBR32E720012345-X', 'JTD••••••••••••••••'],
  ['ABC-1', '•••••'],
  ['-12345678', '-12••••••'],
  ['AB', '••'],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('%j is shown as %j', (chassis, masked) => {
  expect(maskChassis(chassis)).toBe(masked)
})

it('hides at least three characters, or the whole of a shorter number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9-]{1,25}$/), (chassis) => {
      const hidden = [...maskChassis(chassis)].filter((letter) => letter === '•').length
      expect(hidden).toBeGreaterThanOrEqual(Math.min(3, chassis.length))
    }),
  )
})

it('compares numbers ignoring case and surrounding spaces', () => {
  expect(identityKey(' Nze141-90 ')).toBe(identityKey('NZE141-90'))
  expect(identityKey(null)).toBe('')
})
