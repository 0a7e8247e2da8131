import fs from 'node:fs'
import path from 'node:path'
import { runChild } from './lifecycle.mjs'
import { CACHE_DIR, ROOT, readIfExists, writeWhole } from './paths.mjs'
import { withLock } from './processes.mjs'
import { Refusal } from './progress.mjs'
import { BUILD_INPUTS, fingerprint } from './staleness.mjs'

const NEXT = path.join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next')

/**
 * Whether a folder contains a complete build of exactly these sources. The stamp is written last and removed
 * first, so an interrupted build never counts.
 *
 * @param {string} wanted the fingerprint of the sources
 * @param {string} [folder]
 */
export function isBuilt(wanted, folder = path.join(ROOT, '.next')) {
  return (
    readIfExists(path.join(folder, '.kaido-build')) === wanted && fs.existsSync(path.join(folder, 'BUILD_ID'))
  )
}

/**
 * Builds the product if the sources have changed since the last build.
 *
 * @param {(note: string) => void} note
 * @returns {Promise<boolean>} whether it had to
 */
export async function buildIfStale(note) {
  return withLock(
    path.join(CACHE_DIR, 'build.lock'),
    async () => {
      const wanted = fingerprint(BUILD_INPUTS)
      if (isBuilt(wanted)) return false
      note('building; this takes one to three minutes, and the build is kept for the next start')
      const stamp = path.join(ROOT, '.next', '.kaido-build')
      fs.rmSync(stamp, { force: true })
      if (!(await build()) && !(await buildUncached(note)))
        throw new Refusal('The build failed; see the reason above.')
      writeWhole(stamp, wanted)
      return true
    },
    { onWait: (holder) => note(`another process (${holder.pid}) is building; waiting for it`) },
  )
}

const build = async () => (await runChild(process.execPath, [NEXT, 'build'], { env: buildEnv() })) === 0

/**
 * Builds without the cache of earlier builds: after an update it may refer to a style sheet that is gone.
 *
 * @param {(note: string) => void} note
 * @returns {Promise<boolean>} whether that succeeded; false without a cache
 */
async function buildUncached(note) {
  const cache = path.join(ROOT, '.next', 'cache')
  if (!fs.existsSync(cache)) return false
  note('the build failed; building once more without the cache of earlier builds')
  fs.rmSync(cache, { recursive: true, force: true })
  return build()
}

/** A build must not depend on local data, so it sees neither database nor secret. */
function buildEnv() {
  const { DATABASE_URL, PAYLOAD_SECRET, ...rest } = process.env
  return { ...rest, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
}
