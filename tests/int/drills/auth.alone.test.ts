import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { env } from '@/server/env'
import { drillAuth } from '../../drills/auth/run'

let home: string
beforeAll(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'kaido-test-auth-'))
})
afterAll(() => fs.rmSync(home, { recursive: true, force: true }))

/** Of a few requests on a busy machine: a statement only the drill itself can make. */
const ABOUT_TIME = /takes \d+ ms for a known/

test('nobody learns who has an account, guesses on, or gets in by an outdated link or session', {
  timeout: 240_000,
}, async () => {
  const lines: string[] = []
  const { findings, ...result } = await drillAuth({
    home,
    url: env().DATABASE_URL,
    pairs: { signIn: 1, signUp: 1, forgot: 1 },
    guesses: 24,
    timeoutMs: 200_000,
    quick: true,
    print: (text) => lines.push(text),
  })
  expect(
    findings.filter((finding) => !ABOUT_TIME.test(finding)),
    lines.join('\n'),
  ).toEqual([])
  expect(result).toMatchObject({
    statesCompared: 15,
    guessed: { tried: 24, checked: 20, ownDevice: 200, elsewhere: 429, afterMail: 200 },
    links: { kinds: 4, accepted: 4 },
    waysBackRefused: 7,
    ended: { ways: 5, refusedAtOnce: 50 },
  })
  expect(result.foreignWrites.refused).toBe(result.foreignWrites.writes * 12)
})
