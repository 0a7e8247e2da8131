import { expect, test } from 'vitest'
import { checkFreightLegs } from './check-freight-legs'

const FREIGHT = { fee: '2100', currency: 'USD', basis: 'unit', destinationPort: 4 }

test.each<[string, Record<string, unknown>, string[]]>([
  ['none', {}, []],
  ['both', { viaPort: 3, landFee: '900' }, []],
  ['no seaport', { landFee: '900' }, ['viaPort']],
  ['no fee', { viaPort: 3 }, ['landFee']],
  ['the destination itself', { viaPort: 4, landFee: '900' }, ['viaPort']],
  ['all of the fee', { viaPort: 3, landFee: '2100' }, ['landFee']],
  ['less than a cent', { viaPort: 3, landFee: '900.001' }, ['landFee']],
  ['less than a cent, for a cubic metre', { viaPort: 3, landFee: '9.001', basis: 'm3' }, []],
])('legs of a freight: %s', (_, legs, paths) => {
  expect(checkFreightLegs({ ...FREIGHT, ...legs }).map(({ path }) => path)).toEqual(paths)
})
