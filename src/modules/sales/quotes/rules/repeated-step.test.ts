import { expect, test } from 'vitest'
import type { QuoteActor, QuoteStep } from './quote-workflow'
import { isRepeated } from './repeated-step'

test.each<
  [step: QuoteStep, lastStep: string | null, isOrderOpen: boolean, actor: QuoteActor, repeated: boolean]
>([
  ['accept', 'accept', true, 'customer', true],
  ['accept', 'accept', false, 'customer', false],
  ['accept', 'withdrawAcceptance', false, 'customer', false],
  ['accept', 'send', false, 'customer', false],
  ['accept', null, false, 'customer', false],
  ['accept', 'accept', true, 'staff', false],
  ['cancel', 'cancel', false, 'customer', true],
  ['cancel', 'cancelByStaff', false, 'customer', false],
  ['cancel', 'accept', true, 'customer', false],
  ['negotiate', 'negotiate', false, 'customer', false],
  ['modify', 'modify', false, 'customer', false],
])('%s after %s (order open: %s) by %s is repeated: %s', (step, lastStep, isOrderOpen, actor, repeated) => {
  expect(isRepeated({ lastStep, isOrderOpen }, step, actor)).toBe(repeated)
})
