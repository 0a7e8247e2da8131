import { expect, test } from 'vitest'
import { idInReceiptNumber } from './receipt-states'

test.each([
  ['RC-2026-31', 31],
  [' rc-2025-0031 ', 31],
  ['31', null],
  ['OR-2026-31', null],
  ['RC-2026-99999999999', null],
])('%s is receipt %s', (text, id) => {
  expect(idInReceiptNumber(text)).toBe(id)
})
