// Runs on the Node that the machine happens to have, before anything is installed: only Node's own modules
// here.
import { spawn, spawnSync } from 'node:child_process'
import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { ROOT, readIfExists, writeWhole } from './paths.mjs'
import { whenNpmIsGone, withLock } from './processes.mjs'
import { print, Refusal } from './progress.mjs'

const LOCKFILE = path.join(ROOT, 'package-lock.json')
const STAMP = path.join(ROOT, 'node_modules', '.kaido-lock')

const lockHash = () => crypto.createHash('sha256').update(fs.readFileSync(LOCKFILE)).digest('hex')

/**
 * Whether npm's record of installed packages matches the lockfile. This avoids a second install after a
 * manual one.
 *
 * @param {Record<string, { version?: string, optional?: boolean }>} wanted
 * @param {Record<string, { version?: string }>} installed
 */
export function sameInstall(wanted, installed) {
  return Object.entries(wanted).every(([place, entry]) => {
    if (place === '') return true
    const found = installed[place]
    return found ? found.version === entry.version : Boolean(entry.optional)
  })
}

function isInstalled() {
  if (readIfExists(STAMP) === lockHash()) return true
  const installed = readIfExists(path.join(ROOT, 'node_modules', '.package-lock.json'))
  if (!installed) return false
  const wanted = JSON.parse(fs.readFileSync(LOCKFILE, 'utf8'))
  if (!sameInstall(wanted.packages, JSON.parse(installed).packages)) return false
  writeWhole(STAMP, lockHash())
  return true
}

/** Installs the packages if they do not match the lockfile. @param {string} number of the step */
export async function install(number) {
  if (isInstalled()) return
  const onWait = (/** @type {{ pid: number }} */ { pid }) =>
    print(`[${number}] Another process (${pid}) is installing the packages; waiting for it`)
  const work = async () => {
    if (isInstalled()) return
    const since = Date.now()
    print(`[${number}] Installing packages. This can take a minute or two.`)
    // Not "npm ci": it requires a lock entry for every platform's optional package, which a registry with
    // only some of them cannot provide. The versions still come from the lockfile.
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
    const status = await runNpm(['install', '--no-save', '--ignore-scripts', ...quiet])
    if (status !== 0)
      throw new Refusal(
        'The packages could not be installed; see the reason above. They are downloaded from the registry that\n' +
          '"npm config get registry" shows. Nothing else was changed: start again once it can be reached.',
      )
    writeWhole(STAMP, lockHash())
    print(`      done in ${Math.round((Date.now() - since) / 1000)} s`)
  }
  await withLock(path.join(ROOT, '.cache', 'install.lock'), work, { onWait })
}

/** @param {string[]} args @returns {Promise<number | null>} */
function runNpm(args) {
  // Under "npm run" the npm in use is known; it need not be on the PATH.
  const npm = process.env.npm_execpath
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const since = Date.now()
  const beat = setInterval(
    () => print(`      still installing, ${Math.round((Date.now() - since) / 1000)} s`),
    15_000,
  )
  return new Promise((resolve, reject) => {
    const shell = process.platform === 'win32' && command === 'npm'
    const child = spawn(command, [...first, ...args], { cwd: ROOT, stdio: 'inherit', shell })
    child.once('error', (error) =>
      reject(new Refusal(`npm did not start (${error.message}). Is it installed?`)),
    )
    child.once('exit', resolve)
  }).finally(() => clearInterval(beat))
}

/**
 * @param {string} version such as '22.12.0'
 * @param {[number, number]} least
 */
export function isAtLeast(version, [major, minor]) {
  const [a = 0, b = 0] = version.replace(/^v/, '').split('.').map(Number)
  return a > major || (a === major && b >= minor)
}

/** The Node that the scripts run on: 26 from npm, else the machine's own if it is new enough. */
function findNode() {
  if (isAtLeast(process.versions.node, [26, 0])) return process.execPath
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const folder = path.join(ROOT, 'node_modules', `node-${platform}-${process.arch}`, 'bin')
  const packaged = path.join(folder, process.platform === 'win32' ? 'node.exe' : 'node')
  // The package's binary needs glibc; on Alpine it exists but does not run.
  if (fs.existsSync(packaged) && spawnSync(packaged, ['--version']).status === 0) return packaged
  if (isAtLeast(process.versions.node, [22, 12])) return process.execPath
  throw new Refusal(
    `Kaido runs on Node 26. npm does not offer it for ${process.platform}-${process.arch}, and this is ${process.versions.node}: ` +
      'install Node 26 (https://nodejs.org) and start again.',
  )
}

/**
 * Continues in the right Node. Returns immediately if this is it; otherwise runs the same script there,
 * passes signals on, and never returns.
 *
 * @param {string} script absolute path
 * @param {string[]} [args]
 */
export async function continueOnOwnNode(script, args = process.argv.slice(2)) {
  const node = findNode()
  const bin = path.join(ROOT, 'node_modules', '.bin')
  if (!process.env.PATH?.split(path.delimiter).includes(bin))
    process.env.PATH = `${bin}${path.delimiter}${process.env.PATH ?? ''}`
  if (node === process.execPath) return
  // The closed channel notifies the child if this process is killed without a chance to pass that on.
  const child = spawn(node, [script, ...args], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  whenNpmIsGone(() => child.kill('SIGTERM'))
  await new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      process.exitCode = code ?? (signal ? 1 : 0)
      resolve(undefined)
    })
  })
  process.exit()
}
