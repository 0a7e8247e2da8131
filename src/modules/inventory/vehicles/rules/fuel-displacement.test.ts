import { expect, test } from 'vitest'
import { hasNoDisplacement } from './fuel-displacement'

test.each([
  'Electric',
  'electricity',
  'EV',
  'BEV',
  'Battery Electric Vehicle',
  '100% electric',
  'Fuel cell',
  'Hydrogen fuel cell',
  'Fully-electric',
])('%s has no displacement', (name) => {
  expect(hasNoDisplacement(name)).toBe(true)
})

test.each<string | null | undefined>([
  'Petrol',
  'Diesel',
  'Hybrid',
  'Petrol/Electric',
  'Hybrid electric',
  'Plug-in hybrid (PHEV)',
  'Premium and Electricity',
  'LPG',
  'Fuel',
  'Battery',
  '',
  null,
  undefined,
])('%s has one', (name) => {
  expect(hasNoDisplacement(name)).toBe(false)
})
