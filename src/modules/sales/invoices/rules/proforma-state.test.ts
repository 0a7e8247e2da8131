import { expect, it } from 'vitest'
import { type ProformaFacts, proformaState } from './proforma-state'

const TODAY = '2026-11-24'
const OFFER: ProformaFacts = {
  isReplaced: false,
  isWithdrawn: false,
  isOrdered: false,
  orderEnd: null,
  isOrderToConfirm: false,
  isOrderCompleted: false,
  isVehicleGone: false,
  isRenegotiated: false,
  isQuoteExpired: false,
  validUntil: TODAY,
}

it.each<[string, Partial<ProformaFacts>, string]>([
  ['an offer on its last day', {}, 'payable'],
  ['an offer whose day is over', { validUntil: '2026-11-23' }, 'ended: expired'],
  ['an offer closed as expired', { isQuoteExpired: true }, 'ended: expired'],
  ['an offer with a newer revision', { isReplaced: true }, 'replaced'],
  ['an old offer with a newer revision', { isReplaced: true, validUntil: '2026-11-23' }, 'replaced'],
  ['an offer whose vehicle is gone', { isVehicleGone: true }, 'ended: vehicleGone'],
  ['an old revision once the vehicle is gone', { isReplaced: true, isVehicleGone: true }, 'replaced'],
  ['an old revision of a cancelled quote', { isReplaced: true, isWithdrawn: true }, 'replaced'],
  [
    'an old revision of a completed order',
    { isReplaced: true, isOrdered: true, isOrderCompleted: true },
    'replaced',
  ],
  ['an offer that staff have to answer', { isRenegotiated: true }, 'renegotiated'],
  ['its vehicle gone', { isRenegotiated: true, isVehicleGone: true }, 'ended: vehicleGone'],
  ['an older revision of it', { isRenegotiated: true, isReplaced: true }, 'replaced'],
  ['its day over', { isRenegotiated: true, validUntil: '2026-11-23' }, 'renegotiated'],
  ['a cancelled quote', { isWithdrawn: true }, 'ended: withdrawn'],
  ['an order, long after the offer', { isOrdered: true, validUntil: '2026-01-01' }, 'payable'],
  [
    'a cancelled order that was paid in part',
    { isOrdered: true, orderEnd: 'CANCELLED' },
    'ended: orderCancelled',
  ],
  ['a cancelled order and its quote', { orderEnd: 'CANCELLED', isWithdrawn: true }, 'ended: orderCancelled'],
  ['a vehicle that came back', { isOrdered: true, orderEnd: 'RETURNED' }, 'ended: orderReturned'],
  ['an order that is to be confirmed', { isOrdered: true, isOrderToConfirm: true }, 'toConfirm'],
  [
    'an old revision of an order to confirm',
    { isReplaced: true, isOrdered: true, isOrderToConfirm: true },
    'replaced',
  ],
  ['an order that is completed', { isOrdered: true, isOrderCompleted: true }, 'ended: paid'],
])('%s: %o is %s', (_, facts, expected) => {
  const { state, why } = proformaState({ ...OFFER, ...facts }, TODAY)
  expect(why ? `${state}: ${why}` : state).toBe(expected)
})
