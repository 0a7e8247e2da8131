import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { templatesOf } from './templates'

const root = path.resolve(import.meta.dirname, '../..')
const OPERATIONS = 'src/modules/inventory/vehicles/operations'

const files = globSync('{src,collections,plugins}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.|\.gen\.|\.fixture\./.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
const filesWith = (holds: (text: string, file: string) => boolean): string[] =>
  files
    .filter(({ file, text }) => holds(text, file))
    .map(({ file }) => file)
    .toSorted()

/** A statement that sets the status of vehicles, or columns that are not known before it runs. */
const setsStatus = (text: string, file?: string): boolean =>
  /UPDATE/i.test(text) &&
  templatesOf(text, file).some((words) =>
    /UPDATE\s+(ONLY\s+)?"?vehicles"?\s+(\w+\s+)?SET\s[\s\S]*?(\bstatus\b\s*=|\(\s*\?)/i.test(
      words.replace(/\bWHERE\b[\s\S]*/i, ''),
    ),
  )

/** Payload's own update of vehicles: of one, of many, or below its hooks. */
const updatesVehicles = (text: string): boolean =>
  /(\.update|updateOne|updateMany|updateByID)\(\{?[^;]{0,120}?collection: 'vehicles'/.test(text)

/** A call that writes any column of vehicles. */
const writesFields = (text: string): boolean => /\bwriteFields\(/.test(text)

const REASONS: [reason: string, files: string[]][] = [
  ['staff', [`${OPERATIONS}/save-vehicle.ts`]],
  ['bulk', [`${OPERATIONS}/set-vehicle-status.ts`]],
  ['trash', [`${OPERATIONS}/trash-or-restore-vehicles.ts`]],
  ['reservation', ['src/modules/inventory/reservations/operations/take-reservation-step.ts']],
  ['quote', ['src/modules/sales/quotes/operations/reserve-or-free-vehicle-of-quote.ts']],
  ['order', ['src/modules/sales/orders/operations/set-ordered-vehicle-status.ts']],
]

describe('a writer of the status of vehicles', () => {
  it.each([
    "sql`UPDATE vehicles SET status = 'SOLD' WHERE id = 1`",
    `sql\`UPDATE vehicles v SET price = 1, status = $\{status}::enum_vehicles_status\``,
    `sql\`UPDATE vehicles SET ($\{columns}) = ROW($\{values})\``,
  ])('is found in a statement: %s', (text) => expect(setsStatus(text)).toBe(true))

  it.each([
    "sql`UPDATE vehicles SET price = 1 WHERE status = 'SOLD'`",
    "sql`UPDATE orders SET status = 'X'`",
  ])('is not found where something else is written: %s', (text) => expect(setsStatus(text)).toBe(false))

  it.each([
    "req.payload.update({ collection: 'vehicles', id, data: { status } })",
    "payload.db.updateOne({\n  collection: 'vehicles',\n  id })",
  ])('is found in a call of Payload: %s', (text) => expect(updatesVehicles(text)).toBe(true))

  it('is change-status, or writes the whole vehicle', () => {
    expect(filesWith(setsStatus)).toEqual([`${OPERATIONS}/write-vehicle-rows.ts`])
    expect(filesWith(writesFields)).toEqual([
      `${OPERATIONS}/change-status/change-status.ts`,
      `${OPERATIONS}/change-status/write-imported-vehicles.ts`,
      `${OPERATIONS}/write-vehicle-rows.ts`,
    ])
    // The latter takes a module's own fields only.
    expect(filesWith(updatesVehicles)).toEqual([
      `${OPERATIONS}/save-vehicle.ts`,
      `${OPERATIONS}/set-vehicle-fields.ts`,
    ])
  })

  it.each(REASONS)('gives the reason %s in one place', (reason, where) =>
    expect(
      filesWith(
        (text) =>
          new RegExp(`\\{ by: '${reason}'[,} ]`).test(text) && !/export type StatusChange =/.test(text),
      ).filter((file) => !file.endsWith('change-status.ts')),
    ).toEqual(where),
  )
})
