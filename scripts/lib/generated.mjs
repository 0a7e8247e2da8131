import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { writeStandIns } from '../generate/stand-in-tables.mjs'
import { ROOT } from './paths.mjs'
import { reasonOf } from './progress.mjs'

/** Generating reads the configuration and connects to nothing. */
const env = {
  ...process.env,
  PAYLOAD_SECRET: 'not-a-secret-only-for-generating-files',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
}

/**
 * Runs a command that reads the configuration. @param {string} command @param {string[]} args @param {Record<string,
 * string>} more
 */
export const runWithConfig = (command, args, more = {}) =>
  execFileSync(command, args, { cwd: ROOT, env: { ...env, ...more }, stdio: 'pipe', encoding: 'utf8' })

/** The generated files that are committed. */
export const generatedFiles = () => [
  'payload-types.ts',
  'src/app/(payload)/admin/importMap.js',
  ...fs.globSync(['src/modules/*/tables.gen.ts', 'plugins/*/tables.gen.ts'], { cwd: ROOT }),
  'src/api/client.gen.ts',
  'src/modules/content/blocks/ui/block-components.gen.tsx',
]

/** Writes them; if that fails, nothing stands in for tables that were not written. */
export function generate() {
  const removeStandIns = writeStandIns()
  try {
    return runWithConfig(process.execPath, ['--import', 'tsx', 'scripts/generate/generate-all.ts'])
  } finally {
    removeStandIns()
  }
}

/** Why a command failed: what it printed about that, if anything. @param {unknown} error */
export function reasonIn(error) {
  const printed = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
  return printed || reasonOf(error)
}
