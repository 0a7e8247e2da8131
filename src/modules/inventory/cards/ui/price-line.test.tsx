// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { LandedTotalData } from './landed-total-data'
import type { PriceData } from './price-data'
import { PriceLine } from './price-line'

const FOB: PriceData = { amount: '$7,900', term: 'FOB Yokohama', before: null }
const MOMBASA: LandedTotalData = { label: 'Total to Mombasa', total: '$9,840', missing: null, mark: null }
const INQUIRE = { ...MOMBASA, total: null, missing: 'Freight to Mombasa on request' }

it.each<[string, PriceData, LandedTotalData | undefined, string]>([
  ['the price without a port', FOB, undefined, '$7,900 FOB Yokohama'],
  ['the total first', FOB, MOMBASA, 'Total to Mombasa $9,840 $7,900 FOB Yokohama'],
  [
    'a price that is the total once',
    { ...FOB, amount: '$9,840', term: 'CIF Mombasa' },
    MOMBASA,
    'Total to Mombasa $9,840 CIF Mombasa',
  ],
  ['the price and what is missing', FOB, INQUIRE, '$7,900 FOB YokohamaFreight to Mombasa on request'],
  ['no price at all', { ...FOB, amount: null }, { ...INQUIRE, missing: null }, 'Price on request'],
  [
    'the price before',
    { ...FOB, before: '$8,400' },
    MOMBASA,
    'Total to Mombasa $9,840 $7,900 FOB YokohamaBefore: $8,400',
  ],
])('shows %s', (_name, price, landed, text) => {
  document.body.innerHTML = renderToStaticMarkup(<PriceLine price={price} landed={landed} />)
  expect(document.body.textContent).toBe(text)
})

it('links to another port, and on a card to the parts of the total', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <PriceLine price={FOB} landed={MOMBASA} partsHref="/vehicles/7#total" />,
  )
  const links = [...document.querySelectorAll('a')]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Total to Mombasa', '/to'],
    ['$9,840', '/vehicles/7#total'],
  ])
})
