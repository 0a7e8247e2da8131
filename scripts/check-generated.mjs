// What is generated and committed has to be what the generators would write now.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from './lib/paths.mjs'

const env = {
  ...process.env,
  PAYLOAD_SECRET: 'not-a-secret-only-for-generating-files',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
}
/** @param {string} command @param {string[]} args @param {Record<string, string>} more */
const run = (command, args, more = {}) =>
  execFileSync(command, args, { cwd: ROOT, env: { ...env, ...more }, stdio: 'pipe', encoding: 'utf8' })

/** Files and the command that writes them. @type {[string[], string, string[]][]} */
const GENERATED = [
  [['payload-types.ts'], 'payload', ['generate:types']],
  [['src/app/(payload)/admin/importMap.js'], 'payload', ['generate:importmap']],
  [
    fs.globSync(['src/modules/*/tables.gen.ts', 'plugins/*/tables.gen.ts'], { cwd: ROOT }),
    'node',
    ['--import', 'tsx', 'scripts/generate-tables.ts'],
  ],
  [
    ['src/api/openapi.gen.json', 'src/api/client.gen.ts'],
    'node',
    ['--import', 'tsx', 'scripts/generate-openapi.ts'],
  ],
]

const stale = []
for (const [files, command, args] of GENERATED) {
  const before = files.map((file) => ({ file, text: fs.readFileSync(path.join(ROOT, file)) }))
  run(command, args)
  for (const { file, text } of before) {
    const place = path.join(ROOT, file)
    if (fs.readFileSync(place).equals(text)) continue
    stale.push(`${file} is not current: run npm run generate`)
    fs.writeFileSync(place, text)
  }
}

// The migrations are current when creating one more finds nothing to do; plugins have their own.
const folder = path.join(ROOT, 'migrations')
const index = fs.readFileSync(path.join(folder, 'index.ts'))
const known = new Set(fs.readdirSync(folder))
run('payload', ['migrate:create', 'check', '--skip-empty'], { KAIDO_PLUGINS: '' })
const added = fs.readdirSync(folder).filter((name) => !known.has(name))
for (const name of added) fs.rmSync(path.join(folder, name))
fs.writeFileSync(path.join(folder, 'index.ts'), index)
if (added.length > 0) stale.push('The collections and the migrations differ: run npm run migrate:create')

for (const line of stale) console.error(line)
process.exit(stale.length > 0 ? 1 : 0)
