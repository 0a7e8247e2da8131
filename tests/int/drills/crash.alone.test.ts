import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drillCrash } from '../../drills/crash/run'

let home: string
beforeAll(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'kaido-test-crash-'))
  fs.chmodSync(home, 0o755)
})
afterAll(() => fs.rmSync(home, { recursive: true, force: true }))

test('kill -9 of database and app during writes loses no acknowledged write and leaves no partial vehicle', {
  timeout: 180_000,
}, async () => {
  const lines: string[] = []
  const result = await drillCrash({
    home,
    rounds: 1,
    writers: 4,
    timeoutMs: 150_000,
    print: (text) => lines.push(text),
  })
  expect(result, lines.join('\n')).toMatchObject({ ok: true, rounds: 1, lost: 0, half: 0 })
  expect(result.acknowledged, lines.join('\n')).toBeGreaterThan(4)
})
