import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { ROOT } from './paths.mjs'

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
]

/** Writes them. */
export const generate = () => runWithConfig(process.execPath, ['--import', 'tsx', 'scripts/generate/all.ts'])
