import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isBuilt } from './build.mjs'
import { fingerprint } from './staleness.mjs'

let root: string
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
}
const print = () => fingerprint(['src', 'config.ts', 'missing'], root)

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'kaido-stale-'))
  write('src/a.ts', 'one')
  write('src/deep/b.ts', 'two')
  write('config.ts', 'three')
})
afterEach(() => fs.rmSync(root, { recursive: true }))

describe('fingerprint', () => {
  it('stays the same while the sources do', () => {
    const before = print()
    fs.utimesSync(path.join(root, 'config.ts'), 1, 1)
    write('elsewhere.ts', 'not an input')
    write('src/a.test.ts', 'tests are not built')
    expect(print()).toBe(before)
  })

  it.each([
    ['a changed file', () => write('src/deep/b.ts', 'too')],
    ['a new file', () => write('src/deep/c.ts', '')],
    ['a removed file', () => fs.rmSync(path.join(root, 'config.ts'))],
    ['a renamed file', () => fs.renameSync(path.join(root, 'src/a.ts'), path.join(root, 'src/z.ts'))],
    [
      'text moved from one file to the next',
      () => {
        write('src/a.ts', 'onet')
        write('src/deep/b.ts', 'wo')
      },
    ],
  ])('changes with %s', (_, change) => {
    const before = print()
    change()
    expect(print()).not.toBe(before)
  })
})

describe('isBuilt', () => {
  it('accepts a complete build of the same sources only', () => {
    const built = () => isBuilt('abc', path.join(root, '.next'))
    expect(built()).toBe(false)
    write('.next/BUILD_ID', 'id')
    expect(built(), 'an interrupted build').toBe(false)
    write('.next/.kaido-build', 'other')
    expect(built(), 'a build of other sources').toBe(false)
    write('.next/.kaido-build', 'abc')
    expect(built()).toBe(true)
  })
})
