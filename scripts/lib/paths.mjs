import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout: every path of the launcher is built from here, whatever the current folder. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** Disposable files: the unpacked browser, the test database, lock files. */
export const CACHE_DIR = path.join(ROOT, '.cache')

/**
 * The folder with the embedded database, the uploads and the generated secret.
 * A relative DATA_DIR is relative to the checkout.
 *
 * @param {NodeJS.ProcessEnv} [env]
 */
export function dataDirOf(env = process.env) {
  return path.resolve(ROOT, env.DATA_DIR || '.data')
}

/**
 * Reads a file that may not exist.
 *
 * @param {string} file
 * @returns {string | null} its text, or null if there is none
 */
export function readIfExists(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    throw error
  }
}

/**
 * Writes a file atomically, so that neither a reader nor a crash sees half of it.
 *
 * @param {string} file
 * @param {string} text
 * @param {number} [mode]
 */
export function writeWhole(file, text, mode = 0o644) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.tmp`
  fs.writeFileSync(draft, text, { mode })
  fs.renameSync(draft, file)
}

/**
 * Writes a generated file, but only if its text has changed, so that concurrent readers are not disturbed.
 *
 * @param {string} file
 * @param {string} text
 */
export function writeIfChanged(file, text) {
  if (readIfExists(file) !== text) writeWhole(file, text)
}
