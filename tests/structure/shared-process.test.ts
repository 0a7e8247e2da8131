import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'tests/int')

/** What needs a process of its own, since other tests run later in the same one. */
const ALONE: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['mocks modules', /\bvi\.(mock|doMock|hoisted|resetModules)\(/],
  ['sets the clock', /\bvi\.(useFakeTimers|setSystemTime)\(/],
  ['replaces globals', /\bvi\.stub(Env|Global)\(/],
  [
    'changes the environment',
    /process\.env(\.\w+|\[[^\]]+\])\s*(\?\?|\|\|)?=[^=]|Object\.assign\(process\.env|delete process\.env/,
  ],
  ['starts processes', /node:(child_process|worker_threads|cluster)'/],
  ['listens', /\bcreateServer\(|\bnew SMTPServer\(/],
  ['starts a worker or an index', /\b(startWorker|startSearchIndex|startProcess)\b/],
  ['runs a drill or a measurement', /\/(drills|bench)\/[\w-]+\/(?!vehicle-fields')/],
  ['cuts connections or drops a database', /pg_terminate_backend|drop database|drop schema/i],
  ['measures how long something takes', /\bperformance\.now\(/],
  ['ends Payload', /\bcloseTestPayload\b|payload\.destroy\(/],
]

/** A file at run time: without its type-only imports. */
const read = (file: string) => fs.readFileSync(file, 'utf8').replace(/^import type .*$/gm, '')

/** A test file and every kit under tests/int that it imports, directly or indirectly. */
function withKits(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, from] of read(file).matchAll(/from '(\.[^']+)'/g)) {
    const kit = `${path.resolve(path.dirname(file), from ?? '')}.ts`
    if (kit.startsWith(folder) && fs.existsSync(kit)) withKits(kit, seen)
  }
  return seen
}

/** What in a text needs a process of its own. */
const needs = (text: string): string[] =>
  ALONE.flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []))

const shared = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts') && !name.endsWith('.alone.test.ts'))

test.each(shared)(
  '%s does nothing that needs a process of its own; a test that must is called *.alone.test.ts',
  (name) => {
    const faults = [...withKits(path.join(folder, name))].flatMap((file) =>
      needs(read(file)).map((what) => `${path.relative(root, file)} ${what}`),
    )
    expect(faults).toEqual([])
  },
)

test.each([
  ["vi.mock('@/server/env')", 'mocks modules'],
  ["vi.useFakeTimers({ toFake: ['Date'] })", 'sets the clock'],
  ["vi.stubEnv('DEMO', 'on')", 'replaces globals'],
  ["process.env.DEMO = 'on'", 'changes the environment'],
  ["Object.assign(process.env, { DEMO: 'on' })", 'changes the environment'],
  ["import { spawn } from 'node:child_process'", 'starts processes'],
  ['const server = http.createServer(answer)', 'listens'],
  ['await startWorker({ payload, jobs })', 'starts a worker or an index'],
  ["import { drillJobs } from '../../drills/jobs/run'", 'runs a drill or a measurement'],
  ['SELECT pg_terminate_backend(1)', 'cuts connections or drops a database'],
  ['const from = performance.now()', 'measures how long something takes'],
  ['afterAll(closeTestPayload)', 'ends Payload'],
])('%s is found', (text, what) => {
  expect(needs(text)).toEqual([what])
})

test.each([
  ["expect(process.env.DEMO === 'on').toBe(true)"],
  ["const dir = process.env.DATA_DIR ?? ''"],
  ["vi.spyOn(storage(), 'put')"],
])('%s is not', (text) => {
  expect(needs(text)).toEqual([])
})
