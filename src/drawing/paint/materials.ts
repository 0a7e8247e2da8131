import type { Material } from '../data/side-types'
import type { Paint } from '../paint-colours'
import type { Sheet, Stop } from '../svg-sheet'

const TONES: Record<Exclude<Material, 'body'>, readonly Stop[]> = {
  plastic: [
    [0, '#4B5056'],
    [0.45, '#34383D'],
    [1, '#202327'],
  ],
  chrome: [
    [0, '#F7F8F8'],
    [0.45, '#C3C8CC'],
    [0.55, '#7F878E'],
    [1, '#D5D9DB'],
  ],
  metal: [
    [0, '#D6D9DA'],
    [0.5, '#B4B9BC'],
    [1, '#888F95'],
  ],
  red: [
    [0, '#D9463A'],
    [0.5, '#A51E1B'],
    [1, '#6E1012'],
  ],
  amber: [
    [0, '#F3B461'],
    [1, '#C9711B'],
  ],
  clear: [
    [0, '#F4F7F8'],
    [0.5, '#C6CED4'],
    [1, '#8C979F'],
  ],
  glass: [
    [0, '#33404A'],
    [0.5, '#5C6B75'],
    [1, '#3A4650'],
  ],
  white: [
    [0, '#F6F5F0'],
    [1, '#E2E0D9'],
  ],
  dark: [
    [0, '#1B1F23'],
    [1, '#14171A'],
  ],
}

/** Fill for a part made of one material between two heights. */
export function material(sheet: Sheet, of: Material, paint: Paint, top: number, bottom: number): string {
  const body: readonly Stop[] = [
    [0, paint.lit],
    [0.5, paint.base],
    [1, paint.shade],
  ]
  return sheet.fall(top, bottom, of === 'body' ? body : TONES[of])
}
