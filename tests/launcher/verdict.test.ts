import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

const helper = new URL('../../scripts/lib/run-to-verdict.ts', import.meta.url).href
const lifecycle = new URL('../../scripts/lib/lifecycle.mjs', import.meta.url).href

type Options = {
  args?: string[]
  limitMs?: number
  /** Stops the script once it has printed this. */
  stopAt?: RegExp
}

/** Runs a script with this code as its work. */
async function run(work: string, { args = [], limitMs = 60_000, stopAt }: Options = {}) {
  const source = `
    import { numberOptions, runToVerdict } from ${JSON.stringify(helper)}
    import { atEnd, startChild } from ${JSON.stringify(lifecycle)}
    await runToVerdict(async (print) => {
      atEnd(() => console.log('cleaned up'))
      ${work}
    }, { limitMs: ${limitMs} })`
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', source, '--', ...args],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk) => {
    out += chunk
    if (stopAt?.test(out)) child.kill('SIGTERM')
  })
  child.stderr.on('data', (chunk) => {
    err += chunk
  })
  const [code] = await once(child, 'close')
  const lines = out.trim().split('\n')
  return { code, err, lines, last: JSON.parse(lines.at(-1) ?? '') }
}

it('prints the result as its last line, after everything was cleaned up', async () => {
  const { code, lines, last } = await run(`print('at work'); return { ok: true, n: 3 }`)
  expect([code, last]).toEqual([0, { ok: true, n: 3 }])
  expect(lines).toEqual(['at work', 'cleaned up', '{"ok":true,"n":3}'])
})

const BAD: [what: string, work: string, found: object, options?: Options][] = [
  ['is not as it has to be', `return { ok: false, lost: 1 }`, { ok: false, lost: 1 }],
  ['fails', `throw new Error('no disk')`, { ok: false, error: 'no disk' }],
  ['hangs', `await new Promise(() => {})`, { ok: false, error: 'not done after 2 s' }, { limitMs: 2000 }],
  [
    'is given what it does not know',
    `return { ok: true, ...numberOptions({ rounds: 2 }) }`,
    { ok: false, error: expect.stringContaining('--rounds 2') },
    { args: ['--laps', '3'] },
  ],
]

it.each(BAD)(
  'fails, and reports it in its last line, when the work %s',
  async (_, work, expected, options) => {
    const { code, lines, last } = await run(work, options)
    expect([code, last]).toEqual([1, expected])
    expect(lines.at(-2)).toBe('cleaned up')
  },
)

it('is not a success when it was stopped, and stops its children too', async () => {
  const work = `
    const { child } = startChild(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    print('child ' + child.pid)
    await new Promise(() => {})`
  const { code, lines, last } = await run(work, { stopAt: /child \d+\n/ })
  expect([code, last]).toEqual([1, { ok: false, error: 'stopped before there was a result' }])
  const pid = Number(/child (\d+)/.exec(lines[0] ?? '')?.[1])
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

it('reads numbers from the command line', async () => {
  const work = `return { ok: true, ...numberOptions({ rounds: 2, writers: 8 }) }`
  expect((await run(work, { args: ['--rounds', '5'] })).last).toEqual({ ok: true, rounds: 5, writers: 8 })
})
