import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const PRODUCT = '{src,collections,plugins}/**/*.{ts,tsx}'

/** Files of the product with their text, without comments, their tests and what is generated. */
const files = globSync(PRODUCT, { cwd: root })
  .filter((file) => !/\.test\.|\.gen\.|\.fixture\./.test(file))
  .map((file) => {
    const text = readFileSync(path.join(root, file), 'utf8').replace(
      /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g,
      '',
    )
    return { file, text }
  })
const found = (holds: (text: string) => boolean): string[] =>
  files.filter(({ text }) => holds(text)).map(({ file }) => file)

/** Somebody asks whether a scope is everything, to put a list of showrooms into SQL else, or nothing. */
const writesScope = (text: string): boolean => /[!=]== 'all'\s*(\?|&&)[^?;]{0,80}?\bANY\b/.test(text)

describe('the showrooms that somebody sees', () => {
  it.each([
    "showrooms === 'all' ? sql`true` : sql`v.showroom_id = ANY(list)`",
    "scope !== 'all' && sql`s.id = ANY(list)`",
    "showrooms === 'all'\n  ? sql`is_public`\n  : sql`is_public AND showroom = ANY (list)`",
  ])('are found where they are written out: %s', (text) => expect(writesScope(text)).toBe(true))

  it('come into SQL by inShowrooms alone', () => expect(found(writesScope)).toEqual(['src/server/sql.ts']))
})
