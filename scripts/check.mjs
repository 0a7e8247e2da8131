// npm run check: everything about the code that needs no database. Each gate is one command with one line of
// output; two run at a time, since each uses only one processor.
import { spawn } from 'node:child_process'
import { ROOT } from './lib/paths.mjs'
import { elapsed, print } from './lib/progress.mjs'

/** The longest first. @type {[string, string, string[]][]} */
const GATES = [
  ['Generated files are current', 'node', ['scripts/check-generated.mjs']],
  // The native compiler. The package `typescript` stays at the last version with an interface for tools.
  ['Types', 'node', ['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', 'tsconfig.json']],
  ['Nothing unused', 'knip', ['--no-progress', '--no-config-hints']],
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
  ['Formatting and lint', 'biome', ['ci', '--error-on-warnings', '--colors=off', '.']],
  ['Type escapes do not grow', 'node', ['scripts/check-type-escapes.mjs']],
]

/**
 * Runs a command and returns its output; throws with it if the command fails. @param {string} command @param
 * {string[]} args
 */
function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, NO_COLOR: '1' } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve(output) : reject(new Error(output.slice(-8000)))))
  })
}

const waiting = [...GATES]
const running = new Set()
let failed = 0

/** Runs one gate after another until none is left. */
async function lane() {
  for (let gate = waiting.shift(); gate; gate = waiting.shift()) {
    const [title, command, args] = gate
    const since = Date.now()
    running.add(title)
    const problem = await run(command, args).then(
      () => null,
      (error) => error,
    )
    running.delete(title)
    if (problem) failed += 1
    print(`  ${problem ? 'FAILED' : 'passed'}  ${title} (${((Date.now() - since) / 1000).toFixed(1)} s)`)
    if (problem) console.error(problem.message)
  }
}

const beat = setInterval(() => print(`  still at it at ${elapsed()}: ${[...running].join(', ')}`), 15_000)
await Promise.all([lane(), lane()])
clearInterval(beat)
print(`${GATES.length - failed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
