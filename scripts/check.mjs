// npm run check: everything about the code that needs no database. Each gate is one command with one line.
import { spawn } from 'node:child_process'
import { ROOT } from './lib/paths.mjs'
import { step } from './lib/progress.mjs'

/** @type {[string, string, string[]][]} */
const GATES = [
  ['Formatting and lint', 'biome', ['ci', '--error-on-warnings', '--colors=off', '.']],
  ['Types', 'tsc', ['--noEmit', '-p', 'tsconfig.json']],
  [
    'Directions of imports',
    'depcruise',
    [
      '--config',
      '.dependency-cruiser.cjs',
      'src',
      'collections',
      'globals',
      'plugins',
      'payload.config.ts',
      'admin.config.ts',
    ],
  ],
  ['Nothing unused', 'knip', ['--no-progress', '--no-config-hints']],
  ['Holes in the checks do not grow', 'node', ['scripts/check-holes.mjs']],
  ['Generated files are current', 'node', ['scripts/check-generated.mjs']],
]

/** Runs a command and gives its output; throws with it when the command fails. @param {string} command @param {string[]} args */
function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, NO_COLOR: '1' } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve(output) : reject(new Error(output.slice(-8000)))))
  })
}

let failed = 0
for (const [index, [title, command, args]] of GATES.entries())
  await step(`${index + 1}/${GATES.length}`, title, () => run(command, args)).catch((error) => {
    failed += 1
    console.error(error.message)
  })
console.log(`${GATES.length - failed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
