import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { VEHICLE_STATUSES } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { templatesOf } from './templates'

const root = path.resolve(import.meta.dirname, '../..')
const PRODUCT = '{src,collections,plugins,scripts}/**/*.{ts,tsx}'

/** Files of the product with their text, without comments, their tests and generated files. */
const files = globSync(PRODUCT, { cwd: root })
  .filter((file) => !/\.test\.|\.gen\.|\.fixture\./.test(file))
  .map((file) => {
    const text = readFileSync(path.join(root, file), 'utf8').replace(
      /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g,
      '',
    )
    return { file, text }
  })
const filesWith = (holds: (text: string, file: string) => boolean): string[] =>
  files.filter(({ file, text }) => holds(text, file)).map(({ file }) => file)

/** Checks whether a scope is everything, in order to put a list of showrooms into SQL otherwise. */
const writesScope = (text: string): boolean => /[!=]== 'all'\s*(\?|&&)[^?;]{0,80}?\bANY\b/.test(text)

describe('the showrooms of a scope', () => {
  it.each([
    "showrooms === 'all' ? sql`true` : sql`v.showroom_id = ANY(list)`",
    "scope !== 'all' && sql`s.id = ANY(list)`",
    "showrooms === 'all'\n  ? sql`is_public`\n  : sql`is_public AND showroom = ANY (list)`",
  ])('are found where they are written out: %s', (text) => expect(writesScope(text)).toBe(true))

  it('enter SQL only through inShowrooms', () =>
    expect(filesWith(writesScope)).toEqual(['src/server/sql.ts']))
})

const STATUS = new RegExp(`'(${VEHICLE_STATUSES.join('|')})'`)
/** A vehicle status in a statement, without calling a rule. */
const writesStatus = (text: string, file?: string): boolean =>
  templatesOf(text, file).some((words) => STATUS.test(words))
/** One is taken out of the list by its index. */
const countsStatuses = (text: string): boolean => /VEHICLE_STATUSES\s*(\[|\.(indexOf|at)\()/.test(text)

/** As it appears in a template literal. */
const put = (code: string): string => `$\{${code}}`

describe('the statuses of vehicles', () => {
  it.each([
    "sql`SELECT id FROM vehicles WHERE status = 'PUBLISHED'`",
    `sql\`UPDATE vehicles SET x = ${put("all([sql`status IN ('SOLD', 'ARCHIVED')`])")}\``,
  ])('are found in a statement: %s', (text) => expect(writesStatus(text)).toBe(true))

  it.each([`sql\`${put("isStatus(sql`status`, 'SOLD')")} AND x\``, "const a = 'SOLD'; f(`x`, 'SOLD', `y`)"])(
    'may be named outside of one: %s',
    (text) => expect(writesStatus(text)).toBe(false),
  )

  it.each(['VEHICLE_STATUSES[1]', 'VEHICLE_STATUSES.indexOf(status) + 1'])(
    'are found where they are used by index: %s',
    (text) => expect(countsStatuses(text)).toBe(true),
  )

  it('enter SQL only through the fragments of vehicles', () => expect(filesWith(writesStatus)).toEqual([]))
  it('are not used by their index in the list', () => expect(filesWith(countsStatuses)).toEqual([]))
})
