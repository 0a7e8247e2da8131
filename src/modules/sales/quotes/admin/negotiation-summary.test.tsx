// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { NegotiationSummary as Summary } from '../rules/negotiation-summary'
import { NegotiationSummary } from './negotiation-summary'

const round: Summary['rounds'][number] = {
  round: 1,
  askedAt: '2026-11-20T09:14:00.000Z',
  options: ['Delivery Options', 'Payment Financing'],
  requirements: 'Please ship to Dar es Salaam.',
  budget: 'What I have saved',
  counterOffer: '$8,000',
  label: 'CURRENT REVISION',
  price: 'Pending...',
  downPayment: null,
  answeredAt: null,
  note: 'Admin preparing revised quote',
}

function shown(more: Partial<Summary>): string[] {
  const page = document.createElement('div')
  const initial = { price: '$8,450', downPayment: '30%' }
  const summary = { daysActive: 4, gap: '$450', initial, rounds: [], ...more }
  page.innerHTML = renderToStaticMarkup(<NegotiationSummary summary={summary} />)
  return [...page.querySelectorAll('h2, h3, p, dt, dd')].map(({ textContent }) => textContent ?? '')
}

test('each round shows what was requested, and beside it the answer', () => {
  const texts = shown({ rounds: [round] })
  expect(texts).toEqual(
    expect.arrayContaining([
      'Days Active',
      '4',
      '$450',
      '$8,450Down payment 30%',
      'Round 1: requested customization',
      'Delivery Options, Payment Financing',
      'Budget: What I have saved',
      'Counter-offer: $8,000',
      'CURRENT REVISION',
      'Pending...',
      'Admin preparing revised quote',
    ]),
  )
})

test('without a budget the gap is not given, and without rounds it shows that there are none', () => {
  const texts = shown({ gap: null })
  expect(texts).toContain('Not given')
  expect(texts).toContain('The customer has not asked for changes.')
})
