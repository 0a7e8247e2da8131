import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { STORED_ON_YOUR_DEVICE } from './stored-on-your-device'

const SOURCES = path.resolve(import.meta.dirname, '../../../..')

/** The code's names for what it stores in a visitor's browser. */
const NAMES = [
  /COOKIE = '([\w-]+)'/g,
  /_KEY = '(kaido[\w:-]+)'/g,
  /(?:deviceValue(?:<[^(\n]*>)?|browserList)\('([\w:-]+)'/g,
]

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !file.includes(`${path.sep}admin${path.sep}`),
)

const stored = new Set(
  files.flatMap((file) => {
    const text = readFileSync(path.join(SOURCES, file), 'utf8')
    return NAMES.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name))
  }),
)

describe('the privacy policy', () => {
  it('names every cookie and every list that the site stores in a browser', () => {
    expect([...stored]).toEqual(expect.arrayContaining(['kaido-wish', 'kaido-hold', 'kaido:recently-viewed']))
    const known = new Set(STORED_ON_YOUR_DEVICE.flatMap(({ keys }) => keys))
    expect([...stored].filter((name) => !known.has(name))).toEqual([])
  })

  it('calls each cookie by the name shown in the browser', () => {
    for (const { name, keys } of STORED_ON_YOUR_DEVICE.filter((one) => one.name.startsWith('Cookie')))
      expect(name).toBe(`Cookie “${keys[0]}”`)
  })
})
