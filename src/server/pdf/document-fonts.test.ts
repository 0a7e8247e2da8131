import { describe, expect, test } from 'vitest'
import { fontsFor } from './document-fonts'

const families = async (text: string): Promise<string[]> =>
  [...(await fontsFor(text)).matchAll(/font-family:'([^']+)';font-weight:(\d+)/g)].map(
    ([, family, weight]) => `${family} ${weight}`,
  )

describe('the typefaces of a document', () => {
  test.each([
    ['Invoice', ['Archivo 400', 'Archivo 600']],
    ['Łódź', ['Archivo 400', 'Archivo 600', 'Archivo 400', 'Archivo 600']],
    ['Мінск', ['Noto Sans 400', 'Noto Sans 600']],
    ['海', ['Noto Sans JP 400', 'Noto Sans JP 600']],
    ['', []],
  ])('for %j: %j', async (text, faces) => {
    expect(await families(text)).toEqual(faces)
  })
})
