import { expect, test } from 'vitest'
import { mixedPriceTerms } from './mixed-price-terms'

type Offer = Parameters<typeof mixedPriceTerms>[0][number]

const fob: Offer = { status: 'PUBLISHED', price: 8450, priceType: 'FOB', namedPort: null }
const cif: Offer = { ...fob, priceType: 'CIF' }
const mombasa: Offer = { ...cif, namedPort: { id: 1 } }
const ddp: Offer = { ...fob, priceType: 'DDP', namedPort: { id: 1 } }

test.each<[string, Offer[], string[]]>([
  ['nothing', [], []],
  ['a single price', [fob], []],
  ['prices on the same term', [fob, fob], []],
  ['prices to the same port', [mombasa, mombasa], []],
  ['FOB beside CIF', [fob, mombasa], ['CIF', 'FOB']],
  ['all three', [ddp, fob, cif], ['CIF', 'FOB', 'DDP']],
  ['freight to different ports', [mombasa, { ...cif, namedPort: { id: 2 } }], ['CIF']],
  ['freight to a port beside freight to one that is not named', [mombasa, cif], ['CIF']],
  // A port left over from an earlier term means nothing.
  ['FOB with a port', [fob, { ...fob, namedPort: { id: 1 } }], []],
  ['a sold vehicle', [fob, { ...cif, status: 'SOLD' }], []],
  ['a price on request', [fob, { ...cif, price: null }], []],
  ['a reserved vehicle', [fob, { ...cif, status: 'RESERVED' }], ['CIF', 'FOB']],
])('%s: terms to explain', (_, offers, terms) => {
  expect(mixedPriceTerms(offers)).toEqual(terms)
})
