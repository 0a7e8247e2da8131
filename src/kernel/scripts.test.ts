import { expect, test } from 'vitest'
import { spellings } from './scripts'

test.each([
  ['М5', ['m5']],
  ['M5', ['m5']],
  ['ВАЗ', ['baз', 'vaz']],
  ['Х5', ['x5', 'kh5']],
  ['ВMW', ['bmw', 'vmw']],
  ['ГАЗель Next', ['гaзeль next', 'gazel next']],
  [' Toyota ', ['toyota']],
])('%s is compared as %j', (name, forms) => {
  expect(spellings(name)).toEqual(forms)
})
