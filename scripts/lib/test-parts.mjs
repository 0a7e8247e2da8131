import fs from 'node:fs'
import path from 'node:path'
import { end, listenForSignals, runChild } from './lifecycle.mjs'
import { CACHE_DIR, ROOT, readIfThere } from './paths.mjs'
import { elapsed, Refusal, reasonOf, say } from './progress.mjs'

/** @typedef {{ passed: number, failed: number }} Count */

const REPORTS = path.join(CACHE_DIR, 'reports')
const installed = (/** @type {string} */ ...file) => path.join(ROOT, 'node_modules', ...file)

/** The totals of a vitest report. @param {{ numPassedTests: number, numFailedTests: number }} report @returns {Count} */
export const countVitest = (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests })

/** The totals of a Playwright report. @param {{ stats: Record<string, number> }} report @returns {Count} */
export const countPlaywright = ({ stats }) => ({
  passed: stats.expected ?? 0,
  failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0),
})

/**
 * What a part adds to the totals. A part that failed without a failed test (a file that did not load, a server
 * that did not start, no tests at all) counts as one failure.
 *
 * @param {number} code the exit code
 * @param {Count | null} count from its report; null when there is none
 * @returns {Count}
 */
export function judge(code, count) {
  if (!count || (count.passed === 0 && count.failed === 0)) return { passed: 0, failed: 1 }
  return code === 0 ? count : { ...count, failed: Math.max(count.failed, 1) }
}

/** @param {'unit' | 'int'} name of the report @param {string[]} projects of vitest.config.ts */
async function vitest(name, projects) {
  const report = path.join(REPORTS, `${name}.json`)
  fs.rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = [
    installed('vitest', 'vitest.mjs'),
    'run',
    ...projects.map((project) => `--project=${project}`),
    ...reporters,
  ]
  const code = await runChild(process.execPath, args, { env: { ...process.env, NODE_ENV: 'test' } })
  const text = readIfThere(report)
  return judge(code, text ? countVitest(JSON.parse(text)) : null)
}

async function playwright() {
  const report = path.join(REPORTS, 'e2e.json')
  fs.rmSync(report, { force: true })
  const code = await runChild(process.execPath, [installed('@playwright', 'test', 'cli.js'), 'test'], {
    env: { ...process.env, E2E_REPORT: report },
  })
  const text = readIfThere(report)
  return judge(code, text ? countPlaywright(JSON.parse(text)) : null)
}

/** Formatter, linter, types, import directions, unused code, generated files: one pass or one failure. */
async function check() {
  const npm = process.env.npm_execpath
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const code = await runChild(command, [...first, 'run', '--silent', 'check'])
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** @type {Record<string, { title: string, run: () => Promise<Count> }>} in the order in which they run */
const PARTS = {
  check: { title: 'Quality gates', run: check },
  unit: { title: 'Unit tests', run: () => vitest('unit', ['unit']) },
  int: { title: 'Integration tests on a real Postgres', run: () => vitest('int', ['launcher', 'int']) },
  e2e: { title: 'Browser tests', run: playwright },
}

/**
 * Runs the parts in order and ends the process: 0 when all passed. A failure does not keep the later parts
 * from running, so one run shows everything.
 *
 * @param {string | undefined} only one part's name
 */
export async function runTests(only) {
  listenForSignals()
  try {
    const names = only ? [only] : Object.keys(PARTS)
    const total = { passed: 0, failed: 0 }
    const summary = []
    for (const name of names) {
      const part = PARTS[name]
      if (!part) throw new Refusal(`KAIDO_TEST is one of ${Object.keys(PARTS).join(', ')}.`)
      const since = Date.now()
      say(`\n=== ${part.title} (at ${elapsed()})`)
      const { passed, failed } = await part.run()
      total.passed += passed
      total.failed += failed
      const took = `${((Date.now() - since) / 1000).toFixed(0)} s`
      summary.push(
        `  ${part.title.padEnd(38)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed  ${took}`,
      )
    }
    say(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
    await end(total.failed === 0 ? 0 : 1)
  } catch (error) {
    await end(1, reasonOf(error))
  }
}
