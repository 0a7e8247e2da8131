import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freePort } from '../../scripts/lib/ports.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const start = path.join(root, 'scripts', 'start.mjs')

let home: string
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'kaido-newcomer-'))
  fs.chmodSync(home, 0o755)
})
afterEach(() => fs.rmSync(home, { recursive: true, force: true }))

type Options = { script?: string; settings?: Record<string, string>; nodeArgs?: string[] }

/** Runs the first thing people run, under bad conditions. */
async function run({ script = start, settings = {}, nodeArgs = [] }: Options) {
  const { PATH = '', HOME = '', npm_execpath = '' } = process.env
  const env = { PATH, HOME, npm_execpath, NODE_ENV: 'production' as const, DATA_DIR: home }
  return spawnSync(process.execPath, [...nodeArgs, script], {
    env: { ...env, PORT: String(await freePort()), ...settings },
    encoding: 'utf8',
    timeout: 50_000,
  })
}

/** Refused with a sentence, without revealing the program's internals. */
function expectSentence(
  { status, stderr }: { status: number | null; stderr: string },
  words: string | RegExp,
) {
  expect(stderr).toMatch(words)
  expect(stderr).not.toMatch(/^\s+at .*:\d+/m)
  expect(status).toBe(1)
}

/** A fresh clone: without any package. */
function clone(): string {
  const checkout = path.join(home, 'clone')
  fs.mkdirSync(checkout)
  for (const name of ['scripts', 'package.json', 'package-lock.json'])
    fs.cpSync(path.join(root, name), path.join(checkout, name), { recursive: true })
  return path.join(checkout, 'scripts')
}

/** Makes a program believe that it runs on another Node. */
const onNode = (version: string) => {
  const source = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  return ['--import', `data:text/javascript,${encodeURIComponent(source)}`]
}

it.each(['12.22.12', '18.20.4', '20.8.1'])('reports that Node %s is too old', async (version) => {
  const answer = await run({ nodeArgs: onNode(version) })
  expectSentence(answer, `Kaido needs Node 20.9 or newer to start, and this is Node ${version}.`)
})

it('can be read by an old Node far enough to report it', () => {
  for (const file of ['start.mjs', 'dev.mjs', 'test.mjs', 'with-db.mjs', 'lib/continue-on-own-node.mjs']) {
    const source = fs.readFileSync(path.join(root, 'scripts', file), 'utf8')
    const loaded = [...source.matchAll(/^import .* from '(.+)'/gm)].map((match) => match[1])
    expect(
      loaded.filter((from) => !/^node:|\/continue-on-own-node\.mjs$/.test(from ?? '')),
      file,
    ).toEqual([])
    expect(source, file).not.toMatch(/\?\.|\?\?|\|\|=|&&=|^await /m)
  }
})

it('reports where packages come from if they are unavailable', { timeout: 60_000 }, async () => {
  const settings = { npm_config_registry: 'http://127.0.0.1:1', npm_config_fetch_retries: '0' }
  const answer = await run({ script: path.join(clone(), 'start.mjs'), settings })
  expectSentence(answer, 'They are downloaded from the registry')
})

it('explains how to install packages if a script needs them', async () => {
  expectSentence(
    await run({ script: path.join(clone(), 'with-db.mjs') }),
    'The packages are not installed yet',
  )
})

it('names an external database that does not respond', async () => {
  const settings = { DATABASE_URL: 'postgres://kaido:secret@127.0.0.1:1/cars' }
  const answer = await run({ settings })
  expectSentence(
    answer,
    'The database "cars" of DATABASE_URL at 127.0.0.1:1 cannot be used as "kaido": connect',
  )
  expect(answer.stderr).not.toContain('secret')
})

it.each([
  [
    'of another Postgres',
    { PG_VERSION: '17', 'kaido-password': 'x' },
    /was written by Postgres 17, and this/,
  ],
  ['that lost its password', { PG_VERSION: '18' }, 'kaido-password is missing. Restore it from a backup'],
  ['of something else', { 'notes.txt': 'mine' }, 'is not a complete Kaido database: PG_VERSION is missing'],
  [
    'whose files are gone',
    { PG_VERSION: '18', 'kaido-password': 'x' },
    /did not start in .*\/postgres\. From[\s\S]*restore it from a backup/,
  ],
])('leaves a database folder %s alone, and reports what is wrong with it', async (_, files, words) => {
  const folder = path.join(home, 'postgres')
  fs.mkdirSync(folder, { mode: 0o700 })
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text)
  expectSentence(await run({}), words)
  expect(fs.readdirSync(folder).sort()).toEqual(Object.keys(files).sort())
})

it('distinguishes a file from a folder for the data', async () => {
  const file = path.join(home, 'data')
  fs.writeFileSync(file, '')
  expectSentence(await run({ settings: { DATA_DIR: file } }), `DATA_DIR ${file} is a file`)
})

it.runIf(process.getuid?.() !== 0)('names a folder for the data that cannot be written', async () => {
  fs.chmodSync(home, 0o555)
  const answer = await run({})
  fs.chmodSync(home, 0o755)
  expectSentence(answer, `DATA_DIR ${home} cannot be written to (EACCES)`)
})
