import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const LEFT_OUT = ['node_modules', '.git', '.next', '.data', '.cache', 'docs', 'public']

/** How long thousands of files may take on a busy machine, in milliseconds. */
const COPYING = 120_000

// In a copy: whatever happens to it, nothing of it is left in the checkout.
let home: string
beforeAll(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'kaido-new-plugin-'))
  for (const name of fs.readdirSync(root).filter((one) => !LEFT_OUT.includes(one)))
    fs.cpSync(path.join(root, name), path.join(home, name), { recursive: true })
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(home, 'node_modules'))
}, COPYING)
afterAll(() => fs.rmSync(home, { recursive: true, force: true }), COPYING)

const run = (...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: home, encoding: 'utf8', timeout: 150_000 })
const newPlugin = (name: string) => run('--import', 'tsx', 'scripts/new-plugin.ts', name)
const read = (file: string) => fs.readFileSync(path.join(home, file), 'utf8')
const filesIn = (folder: string) =>
  fs
    .readdirSync(path.join(home, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.\w+$/.test(name))
    .map((name) => name.replace(/^(migrations.)\d{8}_\d{6}/, '$1<stamp>'))
    .toSorted()

it('a new plugin has its tables, its migration and its place in the list', () => {
  const { status, stderr, stdout } = newPlugin('trial-runs')
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('Created plugins/trial-runs')
  expect(filesIn('plugins/trial-runs')).toEqual([
    'README.md',
    'admin/trial-runs-due-view.tsx',
    'migrations/<stamp>_trial_runs.json',
    'migrations/<stamp>_trial_runs.ts',
    'migrations/index.ts',
    'module.ts',
    'queries/list-trial-runs-due.ts',
    'rules/trial-runs.ts',
    'tables.gen.ts',
    'words.ts',
  ])
  expect(read('plugins/modules.ts')).toMatch(/\btrialRuns\]/)
  expect(read('plugins/trial-runs/tables.gen.ts')).toContain("dueOn: varchar('due_on').notNull()")
  expect(read('src/api/client.gen.ts')).toContain('"/api/v1/trial-runs/{id}"')
}, 180_000)

it('is refused in one line where there is one already', () => {
  const { status, stderr } = newPlugin('trial-runs')
  expect([status, stderr.trim()]).toEqual([
    1,
    'plugins/trial-runs exists already: choose another name, or remove it first.',
  ])
})

it('of a definition that is wrong, generating reports where and what to do, and changes nothing', () => {
  const before = read('payload-types.ts')
  const definition = read('plugins/trial-runs/module.ts')
  fs.writeFileSync(
    path.join(home, 'plugins/trial-runs/module.ts'),
    definition.replace("name: 'trial-runs'", "name: 'trials'"),
  )
  const { status, stderr } = run('scripts/generate.mjs')
  expect([status, stderr.trim()]).toEqual([
    1,
    "plugins/trial-runs/module.ts: the module is called 'trials' and its folder 'trial-runs': give both one name.",
  ])
  expect(read('payload-types.ts')).toBe(before)
}, 120_000)
