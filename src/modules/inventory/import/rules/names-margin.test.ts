import { expect, test } from 'vitest'
import { namesMargin } from './names-margin'

test.each([
  ['Margin', true],
  ['Margin %', true],
  ['gross_margin', true],
  ['ProfitMargin', true],
  ['Profit %', true],
  ['Маржа, %', true],
  ['粗利率', true],
  ['毛利率（％）', true],
  ['Markup', false],
  ['Marginal note', false],
  ['Price', false],
])('%s names a margin: %s', (heading, expected) => {
  expect(namesMargin(heading)).toBe(expected)
})
