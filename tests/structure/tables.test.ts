import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ownerOf, TABLES } from './tables'
import { templatesOf } from './templates'

const { MODULES } = createRequire(import.meta.url)('./rooms.cjs') as { MODULES: Record<string, string[]> }
const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Every table created by the migrations. */
const tablesIn = (...patterns: string[]): string[] => [
  ...new Set(
    globSync(patterns, { cwd: root }).flatMap((file) =>
      [...read(file).matchAll(/CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?"?(\w+)"?/g)].map(
        ([, name]) => name ?? '',
      ),
    ),
  ),
]
const ofPlugins = tablesIn('plugins/*/migrations/*.ts')
const tables = [...new Set([...tablesIn('migrations/*.ts'), ...ofPlugins])].sort()

/** From the ground up; a room names its own tables and those of rooms before it. */
const ROOMS = ['server', ...Object.keys(MODULES)]

/** The room that a file belongs to; null for what is built on all of them. */
function roomOf(file: string): string | null {
  const [, module] = /^(?:src\/modules|collections|globals)\/(\w+)\//.exec(file) ?? []
  if (module) return ROOMS.includes(module) ? module : null
  return /^src\/(kernel|input|server|api|ui|drawing)\//.test(file) ? 'server' : null
}

const name = `"?(${tables.join('|')})"?`
const PLACES = [
  new RegExp(`\\b(?:FROM|JOIN|UPDATE|INTO|USING|TABLE)\\s+(?:ONLY\\s+)?${name}(?![\\w(])`, 'g'),
  // Further tables in a FROM list, a table's row as a type, and a fragment that is an entire FROM.
  new RegExp(`\\bFROM\\s[^()]*?,\\s*${name}\\s+\\w`, 'g'),
  new RegExp(`::${name}\\b`, 'g'),
  new RegExp(`^\\s*${name}(?:\\s+\\w{1,3})?\\s*(?:$|\\b(?:LEFT |INNER )?JOIN\\b)`, 'g'),
]
const BY_NAME = new RegExp(`(?:sql\\.identifier|\\block\\w*)\\([^)]*?'(${tables.join('|')})'`, 'g')

/** The tables that a file names in its statements. */
function namedIn(code: string, file?: string): string[] {
  const inText = templatesOf(code, file).flatMap((text) =>
    PLACES.flatMap((place) => [...text.matchAll(place)].map(([, table]) => table ?? '')),
  )
  const byName = [...code.matchAll(BY_NAME)].map(([, table]) => table ?? '')
  return [...new Set([...inText, ...byName])]
}

const place = (room: string): number => ROOMS.indexOf(room)

const uses = globSync('{src,collections,globals}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.|\.gen\./.test(file))
  .flatMap((file) => {
    const room = roomOf(file)
    if (!room) return []
    return namedIn(read(file), file).map((table) => ({ file, room, table, owner: ownerOf(table) ?? '' }))
  })

/**
 * Rooms that must know a table above them. The server determines the caller, on every call and before any
 * module runs: a role's permissions, and whether a person has the second factor that the role requires.
 */
const KNOWN_UPWARD: readonly string[] = [
  'src/server/actor-of.ts roles',
  'src/server/actor-of.ts second_factors',
]

/** How many files of a room name a table of a lower one. These numbers may only fall. */
const DOWNWARD: Readonly<Record<string, number>> = {
  'accounts app_state': 2,
  'accounts audit_log': 2,
  'careers company_settings': 2,
  'careers showroom_offices': 2,
  'careers users': 1,
  'content media': 5,
  'content users': 2,
  'inventory audit_log': 1,
  'inventory company_settings': 1,
  'inventory ports': 3,
  'inventory showroom_offices': 10,
  'inventory users': 15,
  'sales company_settings': 1,
  'sales mail_outbox': 1,
  'sales manufacturers': 10,
  'sales model_codes': 2,
  'sales models': 9,
  'sales ports': 6,
  'sales reservations': 2,
  'sales showroom_offices': 9,
  'sales users': 16,
  'sales vehicle_colours': 1,
  'sales vehicle_drive_trains': 1,
  'sales vehicle_fuel_types': 1,
  'sales vehicle_search': 4,
  'sales vehicle_transmissions': 2,
  'sales vehicles': 20,
  'settings account_tokens': 2,
  'settings audit_log': 3,
  'settings job_effects': 1,
  'settings job_progress': 2,
  'settings mail_outbox': 5,
  'settings mail_templates': 2,
  'settings session_devices': 1,
  'settings users': 3,
  'settings users_sessions': 1,
  'support orders': 3,
  'support proformas': 2,
  'support quotes': 3,
  'support showroom_offices': 3,
  'support users': 11,
  'support vehicles': 3,
}

describe('tables of plugins', () => {
  it('are named only by plugins', () => {
    expect(uses.filter(({ table }) => ofPlugins.includes(table)).map(({ file }) => file)).toEqual([])
  })
})

describe('tables', () => {
  it('have exactly one owner', () => {
    const ofCore = tables.filter((table) => !ofPlugins.includes(table))
    expect(ofCore.filter((table) => ownerOf(table) === null)).toEqual([])
    expect(ofPlugins.filter((table) => ownerOf(table) !== null)).toEqual([])
    const owned = Object.values(TABLES).flat()
    expect(new Set(owned).size).toBe(owned.length)
  })

  it.each([
    ['sql`SELECT 1 FROM vehicles v`', 'vehicles'],
    ['sql`SELECT 1 FROM users u, vehicles v WHERE u.id = 1`', 'vehicles'],
    ['sql`UPDATE vehicles SET x = 1`', 'vehicles'],
    ['const from = sql`showroom_offices s`', 'showroom_offices'],
    ["const of = sql.identifier('vehicles')", 'vehicles'],
    ["lockUnchanged(db, 'vehicles', id)", 'vehicles'],
  ])('are found where a statement names them: %s', (code, table) =>
    expect(namedIn(code, 'src/modules/accounts/people/queries/a.ts')).toContain(table),
  )

  it('are named by no room below', () => {
    const upward = uses.filter(({ owner, room }) => place(owner) > place(room))
    expect(upward.map(({ file, table }) => `${file} ${table}`).sort()).toEqual(KNOWN_UPWARD)
  })

  it('are named by few above', () => {
    const count: Record<string, number> = {}
    for (const { owner, room, table } of uses)
      if (place(owner) < place(room)) count[`${room} ${table}`] = (count[`${room} ${table}`] ?? 0) + 1
    expect(count).toEqual(DOWNWARD)
  })
})
