import { expect, test } from 'vitest'
import { QUOTE_BUTTON_LABELS, quoteButton } from './quote-button'

test.each([
  [false, false, false, 'Get a quote'],
  [false, false, true, '...'],
  [false, true, false, 'Requested'],
  [false, true, true, '...'],
  [true, false, false, 'Reserved'],
  [true, true, false, 'Reserved'],
  [true, true, true, 'Reserved'],
])('reserved %s, requested %s, loading %s: %s', (isReserved, isRequested, isLoading, label) => {
  expect(QUOTE_BUTTON_LABELS[quoteButton({ isReserved, isRequested, isLoading })]).toBe(label)
})
