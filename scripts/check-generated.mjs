// Committed generated files must match what the generators would write now.
import fs from 'node:fs'
import path from 'node:path'
import { generate, generatedFiles, runWithConfig } from './lib/generated.mjs'
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

// The migrations are current if creating one more finds nothing to do; plugins have their own.
const folder = path.join(ROOT, 'migrations')
const index = fs.readFileSync(path.join(folder, 'index.ts'))
const known = new Set(fs.readdirSync(folder))
runWithConfig('payload', ['migrate:create', 'check', '--skip-empty'], { KAIDO_PLUGINS: '' })
const added = fs.readdirSync(folder).filter((name) => !known.has(name))
for (const name of added) fs.rmSync(path.join(folder, name))
fs.writeFileSync(path.join(folder, 'index.ts'), index)
if (added.length > 0) stale.push('The collections and the migrations differ: run npm run migrate:create')

for (const line of stale) console.error(line)
process.exit(stale.length > 0 ? 1 : 0)
