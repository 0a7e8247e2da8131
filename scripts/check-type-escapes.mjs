// Counts every place where a check is switched off; the counts may only fall.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from './lib/paths.mjs'

/**
 * Rows read by SQL get their types from a shape (src/server/rows/select.ts); these are type assertions
 * instead.
 */
const ROW_CASTS =
  /\b(?:Number|String|Boolean)\((?:row|[\w.]*rows\[0\])\??\.|\brow\.\w+ as |\brows(?:\[0\])? as |\b(?:rowsOf|preparedRows)</g

const WITHOUT_DRAWINGS = /^(?:src(?!\/drawing)|plugins|collections|scripts)\/(?!.*\.test\.)/
const PRODUCT = /^(?:src|plugins|collections|scripts)\/(?!.*\.test\.)/

/** What counts as a hole, and the maximum number of each. */
const ALLOWED = [
  { what: 'as any', pattern: /\bas any\b/g, most: 0 },
  { what: '@ts-expect-error, @ts-ignore', pattern: /@ts-(?:expect-error|ignore|nocheck)/g, most: 0 },
  { what: 'biome-ignore', pattern: /biome-ignore/g, most: 0 },
  { what: 'casts of rows', pattern: ROW_CASTS, most: 62, within: PRODUCT },
  // Wrapped drivers, whose own types are overloaded.
  { what: 'as unknown as, as never', pattern: /\bas (?:unknown as|never\b)/g, most: 2, within: PRODUCT },
  // Drawings read points by number all the time.
  { what: 'non-null !', pattern: /[\w)\]]!(?=[.,;)[\]]|$)/gm, most: 22, within: WITHOUT_DRAWINGS },
]

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && !/\.gen\.|payload-types|importMap|check-type-escapes/.test(file))
const escapes = ALLOWED.map(({ most, pattern, what, within = /./ }) => {
  const where = files.flatMap((file) => {
    if (!within.test(file)) return []
    const place = path.join(ROOT, file)
    const found = fs.existsSync(place) ? fs.readFileSync(place, 'utf8').match(pattern) : null
    return found ? [`${file} (${found.length})`] : []
  })
  const count = where.reduce((sum, line) => sum + Number(/\((\d+)\)$/.exec(line)?.[1]), 0)
  return { what, most, count, where }
})
for (const { count, most, what, where } of escapes) {
  console.log(`${what}: ${count} of at most ${most}`)
  if (count > most) console.error(where.join('\n'))
}
process.exit(escapes.some(({ count, most }) => count > most) ? 1 : 0)
