import { describe, expect, it } from 'vitest'
import { BOLD } from '../data/letter-outlines'
import { clampLines, drawable, lettering, linesOf, widthOf } from './lettering'

describe('text in outlines', () => {
  it.each([
    ['Toyota Hilux 2019', 'Toyota Hilux 2019'],
    ['Škoda Octavia', 'Skoda Octavia'],
    ['Citroën C4', 'Citroën C4'],
    ['トヨタ Hilux', 'Hilux'],
    ['ＨＩＡＣＥ', 'HIACE'],
    ['日産', ''],
    ['</svg><script>', '</svg><script>'],
  ])('reduces %s to what can be drawn: %s', (text, expected) => {
    expect(drawable(text, BOLD)).toBe(expected)
  })

  it('applies kerning', () => {
    expect(widthOf('To', BOLD, 100)).toBeLessThan(widthOf('T', BOLD, 100) + widthOf('o', BOLD, 100))
  })

  it('breaks between words, and inside a word too long for a line', () => {
    const lines = linesOf('Mercedes-Benz Sprinter Donaudampfschifffahrtsgesellschaft', BOLD, 40, 312)
    expect(lines.slice(0, 2)).toEqual(['Mercedes-Benz', 'Sprinter'])
    expect(lines.every((line) => widthOf(line, BOLD, 40) <= 312)).toBe(true)
    expect(lines.join('').replaceAll(' ', '')).toBe('Mercedes-BenzSprinterDonaudampfschifffahrtsgesellschaft')
  })

  it('marks omitted text', () => {
    const fits = (line: string) => line.length <= 5
    expect(clampLines(['one', 'three', 'four'], 2, fits)).toEqual(['one', 'thre…'])
    expect(clampLines(['one', 'two'], 2, fits)).toEqual(['one', 'two'])
  })

  it('draws markup as letters and never as markup', () => {
    expect(lettering('<b>', BOLD, { x: 0, y: 0, size: 10, fill: '#000' })).not.toContain('<b>')
  })
})
