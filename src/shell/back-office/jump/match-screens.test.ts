import { expect, test } from 'vitest'
import { matchScreens } from './match-screens'

const screen = (title: string, place: string) => ({ title, place, href: `/admin/${title}`, under: null })
const SCREENS = [
  screen('Vehicles', 'Stock'),
  screen('Import vehicles', 'Stock'),
  screen('Service plans', 'Inventory lists'),
  screen('Settings', 'Set-up'),
  screen('E-mail texts', 'Settings'),
]

test.each([
  ['', []],
  ['  ', []],
  ['ve', ['Vehicles', 'Import vehicles']],
  ['vehicles import', ['Import vehicles']],
  ['PLANS', ['Service plans']],
  ['settings', ['Settings', 'E-mail texts']],
  ['e-mail', ['E-mail texts']],
  ['ehicles', []],
  ['vehicles x', []],
])('%j finds %j', (text, titles) => {
  expect(matchScreens(SCREENS, text).map(({ title }) => title)).toEqual(titles)
})

test('no more than six are shown', () => {
  const many = Array.from({ length: 9 }, (_, n) => screen(`List ${n}`, ''))
  expect(matchScreens(many, 'list')).toHaveLength(6)
})
