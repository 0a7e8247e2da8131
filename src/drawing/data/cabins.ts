import type { BodyKind } from '../drawing-request'

/** Cabin seen from between the front seats, in px of the 1280×960 plate, drawn for right-hand drive. */
export interface CabinData {
  /** Windscreen: top and bottom edge, half width at each. */
  screen: { top: number; bottom: number; topHalf: number; bottomHalf: number }
  /** Height of the painted bonnet seen above the dashboard; none for cab-over vehicles. */
  bonnet: number
  /** Near edge of the dashboard top and foot of its face. */
  dash: { crest: number; foot: number }
  wheel: { x: number; y: number; r: number; flat: number }
  /** Gear lever on the floor, on the dashboard, or a long floor lever. */
  shift: 'console' | 'dash' | 'lever'
  /** Centre display instead of a plain radio. */
  display: boolean
  /** Painted metal shows on the doors. */
  bareMetal: boolean
  seat: 'bucket' | 'bench'
  lower: string
  cloth: string
}

const car: CabinData = {
  screen: { top: 128, bottom: 452, topHalf: 424, bottomHalf: 542 },
  bonnet: 44,
  dash: { crest: 528, foot: 742 },
  wheel: { x: 964, y: 612, r: 152, flat: 0.94 },
  shift: 'console',
  display: true,
  bareMetal: false,
  seat: 'bucket',
  lower: '#4A4D50',
  cloth: '#3B3E42',
}

const tall: CabinData = {
  ...car,
  screen: { top: 84, bottom: 470, topHalf: 446, bottomHalf: 552 },
  bonnet: 18,
  dash: { crest: 546, foot: 760 },
  wheel: { x: 966, y: 640, r: 150, flat: 0.86 },
  shift: 'dash',
  lower: '#A69E91',
  cloth: '#8C857A',
}

const work: CabinData = {
  ...tall,
  bonnet: 0,
  display: false,
  bareMetal: true,
  shift: 'lever',
  seat: 'bench',
  lower: '#6A6D70',
  cloth: '#54575B',
}

export const CABINS: Record<BodyKind, CabinData> = {
  kei: { ...tall, lower: '#B7AE9F', cloth: '#9B9283' },
  hatchback: { ...car, bonnet: 34, cloth: '#45484C' },
  sedan: { ...car, lower: '#8E7F6C', cloth: '#A3937D' },
  wagon: car,
  coupe: {
    ...car,
    screen: { top: 190, bottom: 446, topHalf: 412, bottomHalf: 538 },
    bonnet: 58,
    lower: '#34373B',
    cloth: '#5E1F20',
  },
  suv: {
    ...car,
    screen: { top: 116, bottom: 446, topHalf: 440, bottomHalf: 546 },
    bonnet: 62,
    lower: '#5B5650',
    cloth: '#6B6258',
  },
  minivan: { ...tall, shift: 'dash' },
  van: { ...work, shift: 'dash', bareMetal: true },
  pickup: { ...car, bonnet: 60, display: true, cloth: '#4A4D51' },
  truck: {
    ...work,
    screen: { top: 70, bottom: 474, topHalf: 506, bottomHalf: 566 },
    wheel: { x: 960, y: 676, r: 190, flat: 0.66 },
  },
  bus: {
    ...work,
    screen: { top: 60, bottom: 500, topHalf: 520, bottomHalf: 572 },
    dash: { crest: 566, foot: 780 },
    wheel: { x: 958, y: 690, r: 184, flat: 0.64 },
    cloth: '#4B5B70',
    lower: '#9A948A',
  },
  keitruck: { ...work, wheel: { x: 964, y: 650, r: 156, flat: 0.8 }, lower: '#7C7D7C', cloth: '#4E5155' },
}
