import type { BodyType, ColourName } from './vocabulary'

type Palette = [ColourName, number][]

const CAR: Palette = [
  ['Pearl White', 20],
  ['White', 12],
  ['Black', 18],
  ['Silver', 16],
  ['Gray', 12],
  ['Blue', 8],
  ['Red', 7],
  ['Navy', 4],
  ['Brown', 3],
]
const WORK: Palette = [
  ['White', 62],
  ['Silver', 18],
  ['Blue', 8],
  ['Black', 4],
  ['Gray', 3],
]

/** How often a body type wears a colour. Few each, because every pair is a set of drawings. */
export const PALETTES: Record<BodyType, Palette> = {
  'Kei Car': [
    ['Pearl White', 20],
    ['White', 10],
    ['Silver', 14],
    ['Black', 12],
    ['Light Blue', 8],
    ['Beige', 7],
    ['Pink', 5],
    ['Red', 6],
    ['Blue', 6],
    ['Orange', 3],
  ],
  Hatchback: [...CAR, ['Yellow', 3], ['Orange', 3], ['Green', 2]],
  Sedan: [...CAR, ['Beige', 4], ['Maroon', 3]],
  'Station Wagon': [...CAR, ['Gold', 3]],
  Coupe: [
    ['White', 14],
    ['Black', 12],
    ['Silver', 12],
    ['Red', 14],
    ['Blue', 10],
    ['Yellow', 6],
    ['Orange', 4],
    ['Gray', 8],
  ],
  SUV: [...CAR, ['Green', 5], ['Beige', 4], ['Bronze', 3], ['Maroon', 3]],
  Minivan: [
    ['Pearl White', 30],
    ['Black', 24],
    ['Silver', 14],
    ['White', 8],
    ['Gray', 6],
    ['Navy', 5],
    ['Purple', 2],
    ['Gold', 2],
  ],
  Van: WORK,
  Pickup: [...WORK, ['Red', 5], ['Bronze', 4], ['Navy', 4]],
  Truck: [...WORK, ['Green', 3]],
  Bus: [
    ['White', 70],
    ['Beige', 12],
    ['Silver', 10],
    ['Blue', 5],
  ],
}
