import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** Files of the product that contain the pattern, without their tests and generated files. */
const filesWith = (pattern: RegExp, folders: string): string[] =>
  globSync(folders, { cwd: root })
    .filter(
      (file) => !/\.test\.|\.gen\./.test(file) && pattern.test(readFileSync(path.join(root, file), 'utf8')),
    )
    .sort()

test('money is summed by the one helper that keeps currencies apart', () => {
  const sums = /\bsum\([^)]*(?:price|cost|amount|fee|value|paid|total)/i
  expect(filesWith(sums, '{src,plugins}/**/*.{ts,tsx}')).toEqual(['src/server/count-and-sum.ts'])
})

test('no screen and no query assumes a currency', () => {
  const written = /['"`( ]USD\b/
  const allowed = new RegExp(
    [
      'rules/limits|schemas/|validate-vehicle|import/engine/(map/read|suggest/suggest)-currency',
      // Rates are for one dollar; amounts in words and typed prices know each currency's name; what countries charge is in
      // the currencies of their laws; examples and test data are neither.
      'exchange-rates/rules/|rules/amount-in-words|search/rules/words/currency-words|tariffs/data/|/mail/[a-z-]+-mails|\\.fixture\\.',
    ].join('|'),
  )
  const comments = (file: string) => {
    const code = readFileSync(path.join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    return written.test(code)
  }
  const faults = filesWith(written, 'src/modules/**/*.{ts,tsx}').filter((file) => !allowed.test(file))
  expect(faults.filter(comments)).toEqual([])
})
