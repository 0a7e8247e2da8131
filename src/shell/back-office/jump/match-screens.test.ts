import { expect, test } from 'vitest'
import { matchScreens } from './match-screens'

const screen = (title: string, place: string, also?: string) => ({
  title,
  place,
  href: `/admin/${title}`,
  under: null,
  ...(also && { also }),
})
const SCREENS = [
  screen('Vehicles', 'Stock'),
  screen('Import vehicles', 'Stock'),
  screen('Service plans', 'Inventory lists'),
  screen('Settings', 'Set-up'),
  screen('E-mail texts', 'Settings'),
  screen('Create vehicle', 'Vehicles'),
  screen('New contact', 'User management', 'person staff'),
  screen('Company information', 'Settings', 'bank accounts'),
]

test.each([
  ['', []],
  ['  ', []],
  ['ve', ['Vehicles', 'Import vehicles', 'Create vehicle']],
  ['vehicles import', ['Import vehicles']],
  ['PLANS', ['Service plans']],
  ['settings', ['Settings', 'E-mail texts', 'Company information']],
  ['e-mail', ['E-mail texts']],
  ['email', ['E-mail texts']],
  ['mail texts', ['E-mail texts']],
  ['new vehicle', ['Create vehicle']],
  ['add vehicle', ['Create vehicle']],
  ['add contact', ['New contact']],
  ['create person', ['New contact']],
  ['bank accounts', ['Company information']],
  ['ehicles', []],
  ['vehicles x', []],
])('%j finds %j', (text, titles) => {
  expect(matchScreens(SCREENS, text).map(({ title }) => title)).toEqual(titles)
})

test('no more than six are shown', () => {
  const many = Array.from({ length: 9 }, (_, n) => screen(`List ${n}`, ''))
  expect(matchScreens(many, 'list')).toHaveLength(6)
})
