import { expect, it } from 'vitest'
import { readable } from './log-lines.mjs'
import { migrationNames, pluginNames } from './migration-names.mjs'
import { ROOT } from './paths.mjs'
import { readPlaywright, readVitest, verdictOf } from './run-tests.mjs'
import { isAtLeast, sameInstall } from './toolchain.mjs'

it.each([
  ['26.10.0', [26, 0], true],
  ['v22.12.0', [22, 12], true],
  ['22.11.9', [22, 12], false],
  ['20.20.2', [22, 12], false],
  ['25.0.0', [22, 12], true],
] as const)('Node %s compares with %o', (version, least, enough) => {
  expect(isAtLeast(version, [...least])).toBe(enough)
})

const wanted = {
  '': {},
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0', optional: true },
}

it.each([
  ['everything', { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } }, true],
  ['no package of another platform', { 'node_modules/a': { version: '1.0.0' } }, true],
  ['an older version', { 'node_modules/a': { version: '0.9.0' } }, false],
  ['a missing package', { 'node_modules/b': { version: '2.0.0' } }, false],
] as const)('an install with %s is compared with the lockfile', (_, installed, same) => {
  expect(sameInstall(wanted, installed)).toBe(same)
})

it('reads the names of migrations from their index', () => {
  const index = `export const migrations = [
    { up: a.up, down: a.down, name: '20261120_000100_initial' },
    {
      up: b.up,
      name: "20261120_000200_more",
    },
  ]`
  expect(migrationNames(index)).toEqual(['20261120_000100_initial', '20261120_000200_more'])
})

it('reads the plugins from their list', () => {
  const list = `import type { Module } from '@/api/module'
import { inspections } from './inspections/module'
import { portDues } from "./port-dues/module"

const all: readonly Module[] = [inspections, portDues]`
  expect(pluginNames(list)).toEqual(['inspections', 'port-dues'])
})

it.each([
  ['a clean part', 0, { passed: 3, failed: 0 }, { passed: 3, failed: 0 }],
  ['failed tests', 1, { passed: 3, failed: 2 }, { passed: 3, failed: 2 }],
  ['a file that did not load', 1, { passed: 3, failed: 0 }, { passed: 3, failed: 1 }],
  ['no report', 0, null, { passed: 0, failed: 1 }],
  ['no test at all', 0, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
])('%s is classified correctly', (_, code, count, verdict) => {
  expect(verdictOf(code, count)).toEqual(verdict)
})

it('adds up the reports of both test runners and names what failed', () => {
  const testResults = [
    {
      name: `${ROOT}/tests/a.test.ts`,
      assertionResults: [
        { status: 'passed', fullName: 'holds', failureMessages: [] },
        { status: 'passed', fullName: 'wavers', failureMessages: ['too late'] },
        {
          status: 'failed',
          fullName: 'breaks',
          failureMessages: ['\u001b[31mexpected 1\u001b[39m\n  to be 2\n'],
        },
      ],
    },
    { name: `${ROOT}/tests/b.test.ts`, status: 'failed', message: 'no such module', assertionResults: [] },
  ]
  expect(readVitest({ numPassedTests: 4, numFailedTests: 1, testResults })).toEqual({
    passed: 4,
    failed: 1,
    failures: ['tests/a.test.ts › breaks: expected 1 | to be 2', 'tests/b.test.ts: no such module'],
    unsteady: ['tests/a.test.ts › wavers: too late'],
  })
  const late = {
    status: 'unexpected',
    projectName: 'phone',
    results: [{ error: { message: 'Timeout\n\nCall log' } }, {}],
  }
  const suites = [
    {
      title: 'x.spec.ts',
      file: 'x.spec.ts',
      specs: [{ title: 'opens', tests: [{ status: 'flaky', projectName: 'desktop', results: [] }] }],
      suites: [{ title: 'on a phone', file: 'x.spec.ts', specs: [{ title: 'closes', tests: [late] }] }],
    },
  ]
  expect(readPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }, suites })).toEqual({
    passed: 6,
    failed: 1,
    failures: ['[phone] x.spec.ts › closes: Timeout | Call log'],
    unsteady: ['[desktop] x.spec.ts › opens: '],
  })
})

it('formats a log line for people and leaves other lines alone', () => {
  const line = JSON.stringify({ level: 40, time: '2026-05-01T10:00:00.000Z', msg: 'slow', ms: 900, pid: 1 })
  expect(readable(line)).toMatch(/^\d\d:\d\d:\d\d warn {2}slow ms=900$/)
  expect(readable('{"half":')).toBe('{"half":')
  expect(readable('▲ Next.js')).toBe('▲ Next.js')
})
