import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from './paths.mjs'

/** All settings in the root, except those of the tests. */
const settings = fs
  .readdirSync(ROOT)
  .filter((name) => /\.config\.[cm]?[jt]s$/.test(name) && !/^(vitest|playwright)\./.test(name))

/** What a build of the product is made from. */
export const BUILD_INPUTS = [
  ...settings,
  'src',
  'collections',
  'globals',
  'plugins',
  'migrations',
  'public',
  'payload-types.ts',
  'tsconfig.json',
  'package-lock.json',
]

/** What a freshly migrated database with the basic data is made from. */
export const DATABASE_INPUTS = [
  'migrations',
  'collections',
  'plugins',
  'payload.config.ts',
  'scripts/migrate.ts',
  'scripts/seed.ts',
  'scripts/seed/baseline.ts',
  'src/modules/accounts',
  'package-lock.json',
]

const isTest = (/** @type {string} */ file) => /\.(test|spec)\.tsx?$/.test(file)

/**
 * One hash over the names and contents of files and folders; tests and missing files are ignored.
 *
 * @param {string[]} inputs
 * @param {string} [root]
 * @returns {string}
 */
export function fingerprint(inputs, root = ROOT) {
  const hash = crypto.createHash('sha256')
  for (const file of inputs.flatMap((input) => filesUnder(path.join(root, input))).sort()) {
    if (isTest(file)) continue
    hash.update(`${path.relative(root, file)}\0`)
    hash.update(crypto.createHash('sha256').update(fs.readFileSync(file)).digest())
  }
  return hash.digest('hex')
}

/** @param {string} place @returns {string[]} */
function filesUnder(place) {
  const found = fs.statSync(place, { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [place]
  const entries = fs.readdirSync(place, { withFileTypes: true })
  return entries.flatMap((entry) => {
    const inside = path.join(place, entry.name)
    if (entry.isDirectory()) return filesUnder(inside)
    return entry.isFile() ? [inside] : []
  })
}
