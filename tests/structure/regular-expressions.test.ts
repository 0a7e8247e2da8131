import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { regexesIn } from '../drills/siege/regex-sources'
import { slowText } from '../drills/siege/regex-time'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8')
const sourceFiles = (): string[] =>
  fs
    .readdirSync(path.join(root, 'src'), { recursive: true })
    .map((name) => path.join('src', String(name)))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))

describe('the search for texts that make an expression slow', () => {
  test.each([
    /^\s*(all)?\s*$/i,
    /^-+|-+$/g,
    /^[\da-f:.]*:[\da-f:.]*$/,
    /\s*l$/i,
    /[a-z]+\d?$/i,
    /^.*lower\((\w+).*$/,
    /Key \((.+?)\)=/,
    /\[([^\]]+)\]\(([^)\s]+)\)/g,
    /<svg[^>]*\swidth="(\d+)"/,
    /(\S+) (\d+)w/g,
    /(?:a+)+b/,
    /^(?:\w+\s?)*$/,
    /multipart\/[\w'"()+,./:<=>?@[\\\]^-]+(?:; ?[\w'"()+,./:<=>?@[\\\]^-]*)+$/i,
  ])('finds one for %s', (regex) => {
    expect(slowText(regex)).not.toBeNull()
  })

  test.each([
    /^[a-z-]+\/\d+_[^/]+$/,
    /^\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
    /\{\{\s*([a-zA-Z][a-zA-Z0-9]*)\s*\}\}/g,
    /[^\p{L}\p{M}\p{N}]+/gu,
    /^(?:daily|every ?day|all week)\b\s*/i,
  ])('finds none for %s', (regex) => {
    expect(slowText(regex)).toBeNull()
  })
})

/** Before adding a backtracking expression here, limit the text's length or write it differently. */
test('no expression of the product takes longer than in proportion to its text', { timeout: 120_000 }, () => {
  const regexes = regexesIn(root, ['src', 'collections', 'plugins'])
  expect(regexes.length).toBeGreaterThan(200)
  const slow = regexes.flatMap(({ places, regex }) => {
    const text = slowText(regex)
    return text ? [`${places.join(', ')}: ${text.regex} with ${JSON.stringify(text.begins)}`] : []
  })
  expect(slow).toEqual([])
})

test('texts are normalised only by the kernel, which truncates what would take long', () => {
  const own = path.join('src', 'kernel', 'text.ts')
  const places = sourceFiles().filter((file) => file !== own && /\.normalize\(['"]NF/.test(read(file)))
  expect(places).toEqual([])
})
