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
 * Runs a command that generates files. @param {string} command @param {string[]} args @param {Record<string,
 * string>} more
 */
export const generate = (command, args, more = {}) =>
  execFileSync(command, args, { cwd: ROOT, env: { ...env, ...more }, stdio: 'pipe', encoding: 'utf8' })

/** Generated files that are committed, and the command that writes them. @type {[string[], string, string[]][]} */
export const GENERATED = [
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
