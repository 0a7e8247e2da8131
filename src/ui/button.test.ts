import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { buttonStyle } from './button'

const SOURCES = path.resolve(import.meta.dirname, '..')

/** Classes for horizontal padding or font size without a condition: those that a size sets. */
const SIZING = /(?<![\w:-])(?:p|px|pl|pr|text)-\d+(?![\w-])/g

const sizingOf = (classes: string) => classes.match(SIZING) ?? []

test.each(['usual', 'slim', 'small'] as const)(
  'a %s button has one horizontal padding and one font size',
  (size) => {
    for (const variant of ['primary', 'secondary', 'quiet'] as const)
      expect(sizingOf(buttonStyle(variant, 'w-full', size))).toEqual([
        expect.stringMatching(/^px-/),
        expect.stringMatching(/^text-/),
      ])
  },
)

/** All source code where a button gets its classes. */
const buttonsIn = (text: string): string[] =>
  text.match(/buttonStyle\((?:[^()]|\([^()]*\))*\)|<(?:Button|CopyButton)\b(?:[^>]|=>)*>/g) ?? []

test('no button sets padding or font size in addition to its size, where either might win', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.includes(`${path.sep}admin${path.sep}`),
  )
  const buttons = files.flatMap((file) =>
    buttonsIn(readFileSync(path.join(SOURCES, file), 'utf8')).map((button) => ({ file, button })),
  )
  expect(buttons.length).toBeGreaterThan(50)
  expect(buttons.filter(({ button }) => sizingOf(button).length > 0)).toEqual([])
})
