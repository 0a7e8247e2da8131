import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { buttonStyle } from './button'

const SOURCES = path.resolve(import.meta.dirname, '..')

/** Room at the sides or size of words without a condition: what a size gives. */
const SIZING = /(?<![\w:-])(?:p|px|pl|pr|text)-\d+(?![\w-])/g

const sizingOf = (classes: string) => classes.match(SIZING) ?? []

test.each(['usual', 'slim', 'small'] as const)(
  'a %s button has one room at its sides and one size of words',
  (size) => {
    for (const variant of ['primary', 'secondary', 'quiet'] as const)
      expect(sizingOf(buttonStyle(variant, 'w-full', size))).toEqual([
        expect.stringMatching(/^px-/),
        expect.stringMatching(/^text-/),
      ])
  },
)

/** Everything that is written where a button gets its looks. */
const buttonsIn = (text: string): string[] =>
  text.match(/buttonStyle\((?:[^()]|\([^()]*\))*\)|<(?:Button|CopyButton)\b(?:[^>]|=>)*>/g) ?? []

test('no button is given another room or size of words beside its size, where either would win by chance', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.includes(`${path.sep}admin${path.sep}`),
  )
  const buttons = files.flatMap((file) =>
    buttonsIn(readFileSync(path.join(SOURCES, file), 'utf8')).map((button) => ({ file, button })),
  )
  expect(buttons.length).toBeGreaterThan(50)
  expect(buttons.filter(({ button }) => sizingOf(button).length > 0)).toEqual([])
})
