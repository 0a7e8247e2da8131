import { expect, it } from 'vitest'
import { mayMerge } from './may-merge'

const account = (customerId: number) => ({ customerId, customerEmail: null })
const stranger = (customerEmail: string) => ({ customerId: null, customerEmail })

it.each([
  ['one account', account(1), account(1), false, null],
  ['two accounts', account(1), account(2), false, 'other_customer'],
  ['two accounts, confirmed', account(1), account(2), true, 'other_customer'],
  ['one address in other letters', stranger('A@x.com'), stranger('a@x.com '), false, null],
  ['two addresses', stranger('a@x.com'), stranger('b@x.com'), false, 'other_address'],
  ['two addresses, confirmed', stranger('a@x.com'), stranger('b@x.com'), true, null],
  ['an account and a stranger', account(1), stranger('a@x.com'), false, 'other_address'],
  ['an account and a stranger, confirmed', stranger('a@x.com'), account(1), true, null],
])('%s: %s', (_, from, into, isConfirmed, refusal) => {
  const answer = mayMerge(from, into, isConfirmed)
  expect(answer.ok ? null : answer.error).toBe(refusal)
})
