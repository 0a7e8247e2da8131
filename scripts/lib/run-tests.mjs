import fs from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { buildIfStale } from './build.mjs'
import { end, listenForSignals, runChild } from './lifecycle.mjs'
import { CACHE_DIR, ROOT, readIfExists } from './paths.mjs'
import { elapsed, print, Refusal, reasonOf } from './progress.mjs'

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {Count & { failures?: string[], unsteady?: string[] }} Outcome a line each: what failed and why; what passed
 *   only at its second try, and why not at its first
 */

const REPORTS = path.join(CACHE_DIR, 'reports')
const installed = (/** @type {string} */ ...file) => path.join(ROOT, 'node_modules', ...file)

/** The first lines of a message, without colours: enough to see what was expected. @param {string} message */
const gist = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 4)
    .join(' | ')
    .slice(0, 400)

/**
 * The totals of a vitest report and what failed.
 *
 * @param {{ numPassedTests: number, numFailedTests: number, testResults?: { name: string, status?: string,
 *   message?: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] | null }[] }[] }} report
 * @returns {Outcome}
 */
export function readVitest({ numPassedTests, numFailedTests, testResults = [] }) {
  /** @type {string[]} */
  const failures = []
  /** @type {string[]} */
  const unsteady = []
  for (const { name, status, message, assertionResults } of testResults) {
    const file = path.relative(ROOT, name)
    if (status === 'failed' && assertionResults.every((test) => test.status !== 'failed'))
      failures.push(`${file}: ${gist(message ?? '')}`)
    for (const test of assertionResults) {
      const line = `${file} › ${test.fullName}: ${gist((test.failureMessages ?? []).join('\n'))}`
      if (test.status === 'failed') failures.push(line)
      else if (test.status === 'passed' && test.failureMessages?.length) unsteady.push(line)
    }
  }
  return { passed: numPassedTests, failed: numFailedTests, failures, unsteady }
}

/**
 * @typedef {{ title: string, file?: string, suites?: Suite[], specs?: { title: string, tests?: {
 *   status?: string, projectName?: string, results?: { error?: { message?: string } }[] }[] }[] }} Suite of a Playwright report
 */

/**
 * The specs of a report with this status, one line each.
 *
 * @param {Suite} suite
 * @param {'unexpected' | 'flaky'} status
 * @returns {string[]}
 */
const specsThat = (suite, status) => [
  ...(suite.suites ?? []).flatMap((inner) => specsThat(inner, status)),
  ...(suite.specs ?? []).flatMap((spec) =>
    (spec.tests ?? [])
      .filter((test) => test.status === status)
      .map((test) => {
        const error = test.results?.find((result) => result.error)?.error?.message ?? ''
        return `[${test.projectName ?? ''}] ${suite.file ?? ''} › ${spec.title}: ${gist(error)}`
      }),
  ),
]

/**
 * The totals of a Playwright report, what failed, and what passed only at its second try.
 *
 * @param {{ stats: Record<string, number>, suites?: Suite[] }} report
 * @returns {Outcome}
 */
export const readPlaywright = ({ stats, suites = [] }) => ({
  passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
  failed: stats.unexpected ?? 0,
  failures: suites.flatMap((suite) => specsThat(suite, 'unexpected')),
  unsteady: suites.flatMap((suite) => specsThat(suite, 'flaky')),
})

/**
 * What a part adds to the totals. A part that failed without a failed test (a file that did not load, a server
 * that did not start, no tests at all) counts as one failure.
 *
 * @param {number} code the exit code
 * @param {Outcome | null} count from its report; null when there is none
 * @returns {Outcome}
 */
export function verdictOf(code, count) {
  if (!count || (count.passed === 0 && count.failed === 0)) return { passed: 0, failed: 1 }
  return code === 0 ? count : { ...count, failed: Math.max(count.failed, 1) }
}

/** @param {'unit' | 'int'} name of the report @param {string[]} projects of vitest.config.ts
 * @param {string[]} more arguments */
async function vitest(name, projects, ...more) {
  const report = path.join(REPORTS, `${name}.json`)
  fs.rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = [
    installed('vitest', 'vitest.mjs'),
    'run',
    ...projects.map((project) => `--project=${project}`),
    ...reporters,
    ...more,
  ]
  const code = await runChild(process.execPath, args, { env: { ...process.env, NODE_ENV: 'test' } })
  const text = readIfExists(report)
  return verdictOf(code, text ? readVitest(JSON.parse(text)) : null)
}

async function playwright() {
  const report = path.join(REPORTS, 'e2e.json')
  fs.rmSync(report, { force: true })
  const code = await runChild(process.execPath, [installed('@playwright', 'test', 'cli.js'), 'test'], {
    env: { ...process.env, E2E_REPORT: report },
  })
  const text = readIfExists(report)
  return verdictOf(code, text ? readPlaywright(JSON.parse(text)) : null)
}

/** Formatter, linter, types, import directions, unused code, generated files: one pass or one failure. */
async function check() {
  const npm = process.env.npm_execpath
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const code = await runChild(command, [...first, 'run', '--silent', 'check'])
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * What the browser tests will need, made while the gates leave a processor free. A build that fails is theirs to
 * report: they try it again.
 */
const build = () => buildIfStale(print).catch((error) => print(reasonOf(error)))

/** @type {Record<string, { title: string, run: () => Promise<Outcome>, beside?: () => Promise<unknown> }>} in the order
 * in which they run; `beside`: what a later part needs and is made at the same time */
const PARTS = {
  check: { title: 'Quality gates', run: check, beside: build },
  unit: { title: 'Unit tests', run: () => vitest('unit', ['unit']) },
  int: {
    title: 'Integration tests on a real Postgres',
    run: () => vitest('int', ['launcher', 'int', 'int-alone']),
  },
  e2e: { title: 'Browser tests', run: playwright },
}

/**
 * Runs the parts in order and ends the process: 0 when all passed. A failure does not stop the later parts, so one
 * run shows everything. What needs a server has a second try, for machines that are busy with other things; what
 * needed it is named, since it is unsteady.
 *
 * @param {string | undefined} only one part's name
 */
export async function runTests(only) {
  listenForSignals()
  try {
    const names = only ? [only] : Object.keys(PARTS)
    const total = { passed: 0, failed: 0 }
    const summary = []
    const failures = []
    const unsteady = []
    for (const name of names) {
      const part = PARTS[name]
      if (!part) throw new Refusal(`KAIDO_TEST is one of ${Object.keys(PARTS).join(', ')}.`)
      const since = Date.now()
      print(`\n=== ${part.title} (at ${elapsed()})`)
      const [outcome] = await Promise.all([part.run(), only ? null : part.beside?.()])
      const { passed, failed, failures: named = [], unsteady: shaky = [] } = outcome
      total.passed += passed
      total.failed += failed
      failures.push(...named)
      unsteady.push(...shaky)
      const took = `${((Date.now() - since) / 1000).toFixed(0)} s`
      summary.push(
        `  ${part.title.padEnd(38)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed  ${took}`,
      )
    }
    // Last, so that they are visible where only the end of a log is shown.
    if (unsteady.length > 0)
      print(`\nPassed at the second try:\n${unsteady.map((line) => `  ${line}`).join('\n')}`)
    if (failures.length > 0) print(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`)
    print(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
    await end(total.failed === 0 ? 0 : 1)
  } catch (error) {
    await end(1, reasonOf(error))
  }
}
