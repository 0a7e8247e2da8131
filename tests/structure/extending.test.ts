import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** The snippets of a guide, each with the file named in its first line. */
const snippetsOf = (guide: string) =>
  [...guide.matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)```/g)].map(([, file = '', code = '']) => ({ file, code }))

/** Lines without their common indent: a snippet is written as if it stood alone. */
const flush = (text: string): string => text.replace(/^ +/gm, '')

/** The pieces of a snippet that are not in the file, in order; between them something is left out. */
function strangeIn(code: string, text: string): string[] {
  let from = 0
  return code.split(/^\s*\/\/ …\n/m).filter((piece) => {
    const at = flush(text).indexOf(flush(piece).trimEnd(), from)
    if (at >= 0) from = at + flush(piece).length
    return at < 0
  })
}

describe('docs/EXTENDING.md', () => {
  const guide = read('docs/EXTENDING.md')

  test.each(snippetsOf(guide))('shows $file as it is', ({ file, code }) => {
    expect(strangeIn(code, read(file))).toEqual([])
  })

  test('has no snippet without a file', () => {
    expect(snippetsOf(guide)).toHaveLength(guide.match(/```ts/g)?.length ?? 0)
  })

  test('a snippet that has diverged would be found', () => {
    expect(strangeIn('const a = 1\n// …\nconst b = 2\n', 'const a = 1\nconst c = 3\nconst b = 3\n')).toEqual([
      'const b = 2\n',
    ])
  })
})
