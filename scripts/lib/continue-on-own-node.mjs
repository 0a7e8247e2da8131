// This file and the scripts that call it are read by whatever Node a machine happens to have. So they use
// only syntax that an old one understands, and load nothing else before the version is known to be new
// enough.
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The oldest Node that can install the packages; package.json has the same. */
const OLDEST = '20.9'

/**
 * @param {string} version such as '16.20.0'
 * @returns {string | null} the message for a Node that is too old
 */
export function tooOld(version) {
  const [major, minor] = version.split('.').map(Number)
  const [least, leastMinor] = OLDEST.split('.').map(Number)
  if (major > least || (major === least && minor >= leastMinor)) return null
  return (
    `Kaido needs Node ${OLDEST} or newer to start, and this is Node ${version}.\n` +
    'Install Node 26 (https://nodejs.org) and start again.'
  )
}

/**
 * Gets from any Node to one that runs the product: installs the packages if they do not match the lockfile
 * and continues in the packaged Node, which runs the same script again.
 *
 * @param {string} script its own address, `import.meta.url`
 * @param {string | null} number of the step in which packages are installed; null if that is left to others
 * @param {() => Promise<unknown>} work the script's actual work; everything it needs is loaded in there
 */
export async function begin(script, number, work) {
  const problem = tooOld(process.versions.node)
  if (problem !== null) {
    console.error(`\n${problem}\n`)
    process.exit(1)
  }
  const { giveUp, Refusal } = await import('./progress.mjs')
  try {
    if (number === null && !fs.existsSync(new URL('../../node_modules', import.meta.url)))
      throw new Refusal(
        'The packages are not installed yet: run "npm start", which installs them, or "npm install".',
      )
    const { continueOnOwnNode, install } = await import('./toolchain.mjs')
    if (number !== null) await install(number)
    await continueOnOwnNode(fileURLToPath(script))
    await work()
  } catch (error) {
    giveUp(error)
  }
}
