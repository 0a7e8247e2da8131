import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { negotiationSummary } from '../../rules/negotiation-summary'
import { OWN_QUOTE } from '../quote.fixture'
import { NegotiationPanel } from './negotiation-panel'

const ROUND = {
  negotiatingRound: 1,
  customizationOptions: ['delivery_options'],
  detailedRequirements: 'Deliver it to Jinja',
  budgetDetails: 'Not more than 8,200',
  counterOffer: 8000,
  quotedPrice: 8300,
  downPaymentPercentage: 25,
  createdAt: '2026-11-21T12:00:00.000Z',
  answeredAt: '2026-11-21T15:00:00.000Z',
}
const OPEN = { ...ROUND, negotiatingRound: 2, counterOffer: null, quotedPrice: null, answeredAt: null }
const NOW = new Date('2026-11-22T10:00:00Z')

test('both sides see every round: what was requested, then what was offered', () => {
  const summary = negotiationSummary({ ...OWN_QUOTE, quotedPrice: 8300 }, [ROUND, OPEN], NOW)
  const html = renderToStaticMarkup(<NegotiationPanel summary={summary} />)
  const places = [
    'Days Active',
    'Negotiation gap',
    '$300',
    'INITIAL QUOTE',
    '$8,450',
    'Delivery Options',
    'Not more than 8,200',
    '$8,000',
    'REVISED QUOTE',
    '$8,300',
    'CURRENT REVISION',
    'Pending...',
    'Admin preparing revised quote',
  ].map((text) => html.indexOf(text))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('before any round there is the initial quote alone', () => {
  const html = renderToStaticMarkup(<NegotiationPanel summary={negotiationSummary(OWN_QUOTE, [], NOW)} />)
  expect(html).toContain('Nothing has been negotiated yet.')
})
