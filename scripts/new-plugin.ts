// npm run new:plugin -- tyre-checks: a plugin with one list, its screens, words, tables, migration and test, listed in
// plugins/modules.ts. If anything fails, nothing of it is left.

import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { generate, reasonIn, runWithConfig } from './lib/generated.mjs'
import { ROOT } from './lib/paths.mjs'
import { giveUp, print, Refusal } from './lib/progress.mjs'
import { faultOfName, namesOf } from './new-plugin/plugin-names'
import { renderPlugin, withPlugin } from './new-plugin/render-plugin'

const at = (...place: string[]): string => path.join(ROOT, ...place)
const read = (...place: string[]): string => fs.readFileSync(at(...place), 'utf8')
const MODULES = 'plugins/modules.ts'

/** The tables of all plugins. */
const tablesOfPlugins = (): string[] =>
  fs
    .globSync('plugins/*/tables.gen.ts', { cwd: ROOT })
    .flatMap((file) => [...read(file).matchAll(/pgTable\('(\w+)'/g)].map(([, table]) => table as string))

/** What already stands where the plugin would, with the remedy; null if there is nothing. */
function obstacleOf(slug: string): string | null {
  const files = [`plugins/${slug}`, `src/modules/${slug}`, `tests/int/plugins/${slug}.test.ts`]
  const file = files.find((one) => fs.existsSync(at(one)))
  if (file) return `${file} exists already: choose another name, or remove it first.`
  if (read('src/api/client.gen.ts').includes(`"/api/v1/${slug}`))
    return `The product has calls at /api/v1/${slug} already: choose another name.`
  const addresses = fs.globSync('src/**/*.ts', { cwd: ROOT })
  const taken = addresses.find((one) => read(one).includes(`/inventory/${slug}'`))
  return taken ? `The address /admin/inventory/${slug} is taken (${taken}): choose another name.` : null
}

/** Writes the files and the line in the list, brings the generated files up to date, and creates the migration. */
function write(slug: string): void {
  const files = renderPlugin(slug)
  for (const { file, text } of files) {
    fs.mkdirSync(path.dirname(at(file)), { recursive: true })
    fs.writeFileSync(at(file), text)
  }
  fs.writeFileSync(at(MODULES), withPlugin(read(MODULES), slug))
  print('Files written; generating types, tables, the import map and the document of the API …')
  generate()
  print('Creating the migration …')
  const { table } = namesOf(slug)
  runWithConfig(process.execPath, ['--import', 'tsx', 'scripts/migrate-create.ts', table, '--plugin', slug])
  const code = files.map(({ file }) => file).filter((file) => !file.endsWith('.md'))
  const places = [...code, MODULES, `plugins/${slug}/migrations`]
  const biome = at('node_modules/@biomejs/biome/bin/biome')
  execFileSync(process.execPath, [biome, 'check', '--write', ...places], { cwd: ROOT, stdio: 'pipe' })
}

/** Removes what was written, and generates what there was before, if that can be generated. */
function remove(slug: string, modules: string): void {
  for (const { file } of renderPlugin(slug)) fs.rmSync(at(file), { force: true })
  fs.rmSync(at('plugins', slug), { recursive: true, force: true })
  fs.writeFileSync(at(MODULES), modules)
  try {
    generate()
  } catch (error) {
    print(`The generated files are not current: ${reasonIn(error)}`)
  }
}

function create(slug: string | undefined): void {
  const fault = faultOfName(slug, []) ?? obstacleOf(String(slug)) ?? faultOfName(slug, tablesOfPlugins())
  if (fault || !slug) throw new Refusal(String(fault))
  const modules = read(MODULES)
  try {
    write(slug)
  } catch (error) {
    remove(slug, modules)
    throw new Refusal(reasonIn(error))
  }
  print(`Created plugins/${slug} and tests/int/plugins/${slug}.test.ts; listed in ${MODULES}.`)
  print(`Next: change the fields in plugins/${slug}/rules/${slug}.ts, then npm run generate and`)
  print(`npm run migrate:create -- what-changes --plugin ${slug}. npm start shows it under Inventory.`)
}

try {
  create(process.argv[2])
} catch (error) {
  giveUp(error)
}
