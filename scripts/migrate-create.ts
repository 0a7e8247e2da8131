// npm run migrate:create -- name                      what changed in the core's collections
// npm run migrate:create -- name --plugin inspections what changed in a plugin's, into its own folder
// A migration of the core knows of no plugin, and one of a plugin of no other: each is what the schema with it has more
// than the schema without it. Beside it stands what that was, for the next one.

import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { nextName, withMigration } from './lib/migration-index'
import { pluginNames } from './lib/migration-names.mjs'
import { ROOT } from './lib/paths.mjs'
import { partOf, withPart } from './lib/plugin-schema'
import { giveUp, print, Refusal } from './lib/progress.mjs'

type Tree = Record<string, unknown>

const modulesList = path.join(ROOT, 'plugins', 'modules.ts')
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { plugin: { type: 'string' }, 'skip-empty': { type: 'boolean' } },
})

/** The names of the migrations in a folder. */
const namesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -3))

/** Payload's own migration, for the core alone: under a name that sorts last, and with one line more in the index. */
function ofCore(name: string): number {
  const folder = path.join(ROOT, 'migrations')
  const index = path.join(folder, 'index.ts')
  const [known, before] = [namesIn(folder), fs.readFileSync(index, 'utf8')]
  const given = ['migrate:create', name, ...(values['skip-empty'] ? ['--skip-empty'] : [])]
  const env = { ...process.env, KAIDO_PLUGINS: '' }
  const status = spawnSync('payload', given, { stdio: 'inherit', env }).status ?? 1
  const created = namesIn(folder).find((one) => !known.includes(one))
  // Payload writes the whole index anew, without the names that it imports them by.
  fs.writeFileSync(index, before)
  if (!created) return status
  const wanted = nextName(known, name, new Date())
  for (const end of ['ts', 'json']) {
    const file = path.join(folder, `${created}.${end}`)
    if (fs.existsSync(file)) fs.renameSync(file, path.join(folder, `${wanted}.${end}`))
  }
  fs.writeFileSync(index, withMigration(before, wanted))
  print(`Created migrations/${wanted}.ts: read it, then start the product or run npm run migrate.`)
  return status
}

/** The schema without any plugin: in a separate process, since a configuration is loaded once. */
function schemaOfCore(): Tree {
  const script = path.join(ROOT, 'scripts', 'print-schema.ts')
  const env = { ...process.env, KAIDO_PLUGINS: '' }
  const options = { env, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 } as const
  return JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', script], options)) as Tree
}

/** The plugin's part at its last migration; nothing before its first. */
function lastPart(folder: string): Tree {
  const last = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .at(-1)
  return last ? (JSON.parse(fs.readFileSync(path.join(folder, last), 'utf8')) as Tree) : {}
}

/** Dependents are dropped before their table: with the table they would be gone already. */
const loosened = (down: readonly string[]): string[] =>
  down.toSorted((a, b) => Number(DROPS_TABLE.test(a)) - Number(DROPS_TABLE.test(b)))
const DROPS_TABLE = /^\s*DROP (TABLE|TYPE)|DISABLE ROW LEVEL SECURITY/

const template = (up: readonly string[], down: readonly string[]): string => {
  const statements = (list: readonly string[]) => list.map((line) => `\n    ${line.replaceAll('`', '\\`')}`)
  return `import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql\`${statements(up).join('')}\`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql\`${statements(down).join('')}\`)
}
`
}

/** An index without migrations. */
const EMPTY = '\n\nexport const migrations = [\n]\n'

function addToIndex(folder: string, name: string): void {
  const index = path.join(folder, 'index.ts')
  const before = fs.existsSync(index) ? fs.readFileSync(index, 'utf8') : EMPTY
  fs.writeFileSync(index, withMigration(before, name).trimStart())
}

async function ofPlugin(plugin: string, name: string): Promise<void> {
  if (!pluginNames(fs.readFileSync(modulesList, 'utf8')).includes(plugin))
    throw new Refusal(`plugins/modules.ts lists no plugin ${plugin}.`)
  process.env.KAIDO_PLUGINS = plugin
  // Without its module the schema would lack all its tables, and the migration would drop them.
  const { plugins } = await import('../plugins/modules')
  if (!plugins.some(({ name: own }) => own === plugin))
    throw new Refusal(
      `The module in plugins/${plugin} has another name: it has to be the name of its folder.`,
    )
  const { describeSchema } = await import('./lib/describe-schema')
  const { generate, schema } = await describeSchema()
  const folder = path.join(ROOT, 'plugins', plugin, 'migrations')
  fs.mkdirSync(folder, { recursive: true })
  const rest = schemaOfCore()
  const before = withPart(rest, lastPart(folder)) as typeof schema
  const up = await generate(before, schema)
  if (up.length === 0) return print(`Nothing in ${plugin} has changed.`)
  const down = await generate(schema, before)
  const file = nextName(namesIn(folder), name, new Date())
  fs.writeFileSync(
    path.join(folder, `${file}.json`),
    `${JSON.stringify(partOf(JSON.parse(JSON.stringify(schema)), rest), null, 2)}\n`,
  )
  fs.writeFileSync(path.join(folder, `${file}.ts`), template(up, loosened(down)))
  addToIndex(folder, file)
  print(
    `Created plugins/${plugin}/migrations/${file}.ts: read it, then start the product or run npm run migrate.`,
  )
}

async function create(): Promise<number> {
  const [name] = positionals
  if (!name) throw new Refusal('Usage: npm run migrate:create -- name [--plugin name]')
  if (!values.plugin) return ofCore(name)
  await ofPlugin(values.plugin, name)
  return 0
}

process.exit(await create().catch(giveUp))
