// Committed generated files must match what the generators would write now.
import fs from 'node:fs'
import path from 'node:path'
import { generate, generatedFiles, runWithConfig } from './lib/generated.mjs'
import { pluginsWithMigrations } from './lib/migration-names.mjs'
import { ROOT } from './lib/paths.mjs'

const stale = []
const before = generatedFiles().map((file) => ({ file, text: fs.readFileSync(path.join(ROOT, file)) }))
generate()
for (const { file, text } of before) {
  const place = path.join(ROOT, file)
  if (fs.readFileSync(place).equals(text)) continue
  stale.push(`${file} is not current: run npm run generate`)
  fs.writeFileSync(place, text)
}
const known = new Set(before.map(({ file }) => file))
for (const file of generatedFiles().filter((one) => !known.has(one))) {
  stale.push(`${file} is missing: run npm run generate`)
  fs.rmSync(path.join(ROOT, file))
}

/**
 * Migrations are current if creating one more finds nothing to do. What the attempt wrote is removed.
 *
 * @param {string} folder
 * @param {() => void} create
 * @param {string} problem
 */
function checkMigrations(folder, create, problem) {
  const index = fs.readFileSync(path.join(folder, 'index.ts'))
  const known = new Set(fs.readdirSync(folder))
  create()
  const added = fs.readdirSync(folder).filter((name) => !known.has(name))
  for (const name of added) fs.rmSync(path.join(folder, name))
  fs.writeFileSync(path.join(folder, 'index.ts'), index)
  if (added.length > 0) stale.push(problem)
}

checkMigrations(
  path.join(ROOT, 'migrations'),
  () => runWithConfig('payload', ['migrate:create', 'check', '--skip-empty'], { KAIDO_PLUGINS: '' }),
  'The collections and the migrations differ: run npm run migrate:create',
)
for (const plugin of pluginsWithMigrations())
  checkMigrations(
    path.join(ROOT, 'plugins', plugin, 'migrations'),
    () =>
      runWithConfig(process.execPath, [
        '--import',
        'tsx',
        'scripts/migrate-create.ts',
        'check',
        '--plugin',
        plugin,
      ]),
    `The collections and the migrations of ${plugin} differ: run npm run migrate:create -- name --plugin ${plugin}`,
  )

for (const line of stale) console.error(line)
process.exit(stale.length > 0 ? 1 : 0)
