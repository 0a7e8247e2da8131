import { describe, expect, test } from 'vitest'
import { chargesAfter, chargesByTariff, type EnteredCharges, NO_CHARGES, type Taking } from './charge-fields'

const charges = (deliveryCharges: string, parts: Partial<EnteredCharges> = {}): EnteredCharges => ({
  ...NO_CHARGES,
  ...parts,
  deliveryCharges,
})
const TARIFF = charges('1260', { seaFreight: '1100', insurance: '160' })
const NEWER = charges('1320', { seaFreight: '1150', insurance: '170' })

type Change = [
  name: string,
  before: EnteredCharges,
  taken: EnteredCharges | null,
  field: keyof EnteredCharges,
  value: string,
  after: EnteredCharges,
]
test.each<Change>([
  [
    'the first part is the whole',
    NO_CHARGES,
    null,
    'seaFreight',
    '900',
    charges('900', { seaFreight: '900' }),
  ],
  [
    'parts add up, to the cent',
    charges('0.1', { seaFreight: '0.1' }),
    null,
    'insurance',
    '0.2',
    charges('0.3', { seaFreight: '0.1', insurance: '0.2' }),
  ],
  [
    'other charges stay',
    charges('1000', { seaFreight: '900' }),
    null,
    'seaFreight',
    '950',
    charges('1050', { seaFreight: '950' }),
  ],
  [
    'a whole without parts takes a part in',
    charges('1000'),
    null,
    'seaFreight',
    '900',
    charges('1000', { seaFreight: '900' }),
  ],
  [
    'and grows where it is too small',
    charges('1000'),
    null,
    'seaFreight',
    '1100',
    charges('1100', { seaFreight: '1100' }),
  ],
  [
    'the last part takes the whole along',
    charges('900', { seaFreight: '900' }),
    null,
    'seaFreight',
    '',
    NO_CHARGES,
  ],
  ['a smaller whole has no parts of the tariff', TARIFF, TARIFF, 'deliveryCharges', '900', charges('900')],
  [
    'a larger one has them, and other charges',
    charges('146'),
    TARIFF,
    'deliveryCharges',
    '1460',
    { ...TARIFF, deliveryCharges: '1460' },
  ],
  [
    'parts that were typed stay',
    charges('900', { seaFreight: '900' }),
    TARIFF,
    'deliveryCharges',
    '800',
    charges('800', { seaFreight: '900' }),
  ],
])('%s', (_, before, taken, field, value, after) => {
  expect(chargesAfter(before, taken, field, value)).toEqual(after)
})

type Taken = [
  name: string,
  entered: EnteredCharges,
  taken: EnteredCharges | null,
  tariff: EnteredCharges | null,
  taking: Taking,
  isFirst: boolean,
  after: EnteredCharges,
]
describe('charges by the tariff', () => {
  test.each<Taken>([
    ['fill an empty first offer', NO_CHARGES, null, TARIFF, 'follow', true, TARIFF],
    ['but no later one', NO_CHARGES, null, TARIFF, 'follow', false, NO_CHARGES],
    ['nor over what was typed', charges('900'), null, TARIFF, 'follow', true, charges('900')],
    ['those taken follow', TARIFF, TARIFF, NEWER, 'follow', false, NEWER],
    ['go with their tariff', TARIFF, TARIFF, null, 'follow', true, NO_CHARGES],
    ['and come back', NO_CHARGES, NO_CHARGES, TARIFF, 'follow', false, TARIFF],
    ['what was typed over the whole stays', charges('900'), TARIFF, NEWER, 'follow', true, charges('900')],
    ['what was emptied stays empty', NO_CHARGES, TARIFF, NEWER, 'follow', true, NO_CHARGES],
    [
      'what was typed over a part stays, and the others follow',
      charges('1000', { seaFreight: '840', insurance: '160' }),
      TARIFF,
      NEWER,
      'follow',
      true,
      charges('1010', { seaFreight: '840', insurance: '170' }),
    ],
    [
      'fill what is empty beside what was typed',
      charges('840', { seaFreight: '840' }),
      null,
      TARIFF,
      'fill',
      false,
      charges('1000', { seaFreight: '840', insurance: '160' }),
    ],
    [
      'with other charges on top of them',
      charges('900', { seaFreight: '840' }),
      null,
      TARIFF,
      'fill',
      false,
      charges('1060', { seaFreight: '840', insurance: '160' }),
    ],
    ['a typed whole stands for all of them', charges('900'), null, TARIFF, 'fill', true, charges('900')],
    ['until all are asked for', charges('900'), null, TARIFF, 'replace', true, TARIFF],
    ['fill everything where all is empty', NO_CHARGES, null, TARIFF, 'fill', false, TARIFF],
  ])('%s', (_, entered, taken, tariff, taking, isFirst, after) => {
    expect(chargesByTariff(entered, taken, tariff, { isFirst, taking })).toEqual(after)
  })
})
