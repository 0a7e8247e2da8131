import type { Paint } from '../colour'
import type { Material } from '../data/side'
import type { Sheet } from '../sheet'

/** Fill for a part made of one material between two heights. */
export function material(sheet: Sheet, of: Material, paint: Paint, top: number, bottom: number): string {
  switch (of) {
    case 'body':
      return sheet.fall(top, bottom, [
        [0, paint.lit],
        [0.5, paint.base],
        [1, paint.shade],
      ])
    case 'plastic':
      return sheet.fall(top, bottom, [
        [0, '#4B5056'],
        [0.45, '#34383D'],
        [1, '#202327'],
      ])
    case 'chrome':
      return sheet.fall(top, bottom, [
        [0, '#F7F8F8'],
        [0.45, '#C3C8CC'],
        [0.55, '#7F878E'],
        [1, '#D5D9DB'],
      ])
    case 'metal':
      return sheet.fall(top, bottom, [
        [0, '#D6D9DA'],
        [0.5, '#B4B9BC'],
        [1, '#888F95'],
      ])
    case 'red':
      return sheet.fall(top, bottom, [
        [0, '#D9463A'],
        [0.5, '#A51E1B'],
        [1, '#6E1012'],
      ])
    case 'amber':
      return sheet.fall(top, bottom, [
        [0, '#F3B461'],
        [1, '#C9711B'],
      ])
    case 'clear':
      return sheet.fall(top, bottom, [
        [0, '#F4F7F8'],
        [0.5, '#C6CED4'],
        [1, '#8C979F'],
      ])
    case 'white':
      return '#F1F0EA'
    case 'dark':
      return '#16191D'
  }
}
