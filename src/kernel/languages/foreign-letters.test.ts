import { expect, test } from 'vitest'
import { spellings } from './foreign-letters'

test.each([
  ['М5', ['m5']],
  ['M5', ['m5']],
  ['ВАЗ', ['baз', 'vaz']],
  ['Х5', ['x5', 'h5']],
  ['Хонда', ['xohдa', 'honda']],
  ['Kіa', ['kia']],
  ['ΒΜW', ['bmw', 'βμw']],
  ['ВMW', ['bmw', 'vmw']],
  ['ГАЗель Next', ['гaзeль next', 'gazel next']],
  [' Toyota ', ['toyota']],
])('%s is compared as %j', (name, forms) => {
  expect(spellings(name)).toEqual(forms)
})
