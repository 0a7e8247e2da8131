import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { parseEnv as parseDotEnv } from 'node:util'
import { dataDirOf, ROOT, readIfExists } from './paths.mjs'
import { Refusal } from './progress.mjs'

/** Loads .env into the environment; variables already set take precedence. */
export function loadDotEnv() {
  const found = parseDotEnv(readIfExists(path.join(ROOT, '.env')) ?? '')
  for (const [name, value] of Object.entries(found)) process.env[name] ??= value
}

/** @param {string} name @returns {string | undefined} its value, unless empty or still the example's */
export function given(name) {
  const value = process.env[name]?.trim()
  return value && value !== 'change-me' ? value : undefined
}

/**
 * The secret of this data folder, generated on first use. It has to survive a restart, or everyone is signed
 * out.
 *
 * @param {string} home
 */
export function storedSecret(home) {
  const file = path.join(home, 'secret')
  fs.mkdirSync(home, { recursive: true, mode: 0o755 })
  try {
    fs.writeFileSync(file, crypto.randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  const secret = fs.readFileSync(file, 'utf8').trim()
  if (secret.length >= 32) return secret
  throw new Refusal(
    `${file} is incomplete. Delete it, and a new one will be created; everyone will be signed out.`,
  )
}

/**
 * Validates the environment before anything slow starts and returns the one for the children, without the
 * address of an embedded database, which is known later.
 *
 * @param {Record<string, string>} [defaults]
 * @returns {Promise<NodeJS.ProcessEnv & { DATA_DIR: string, PORT: string }>}
 */
export async function checkedSettings(defaults = {}) {
  loadDotEnv()
  const home = dataDirOf()
  makeWritable(home)
  const filled = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, given(name) ?? value]),
  )
  const settings = {
    ...process.env,
    ...filled,
    DATA_DIR: home,
    PAYLOAD_SECRET: given('PAYLOAD_SECRET') ?? storedSecret(home),
    NEXT_TELEMETRY_DISABLED: '1',
  }
  const { parseEnv, EnvError } = await importEnv()
  try {
    const database = given('DATABASE_URL') ?? 'postgres://embedded@localhost/kaido'
    const checked = parseEnv({ ...settings, DATABASE_URL: database })
    return { ...settings, PORT: String(checked.PORT), SERVER_URL: checked.SERVER_URL }
  } catch (error) {
    throw error instanceof EnvError ? new Refusal(error.message) : error
  }
}

/** @param {string} home */
function makeWritable(home) {
  try {
    fs.mkdirSync(home, { recursive: true, mode: 0o755 })
    fs.accessSync(home, fs.constants.W_OK)
  } catch (error) {
    throw new Refusal(
      ['EEXIST', 'ENOTDIR'].includes(error.code)
        ? `DATA_DIR ${home} is a file, or is inside one. Choose a folder.`
        : `DATA_DIR ${home} cannot be written to (${error.code}). Change its owner or choose another folder.`,
    )
  }
}

async function importEnv() {
  // Newer Nodes run TypeScript themselves; the oldest supported one needs help.
  if (!process.features.typescript) (await import('tsx/esm/api')).register()
  return import('../../src/server/env.ts')
}
