import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { env } from '@/server/env'
import { drillHostile } from '../../drills/hostile/run'
import { OWN_STRINGS } from '../../drills/hostile/strings'
import { oddImages } from './odd-images'

let home: string
beforeAll(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'kaido-test-hostile-'))
})
afterAll(() => fs.rmSync(home, { recursive: true, force: true }))

/** One text of each kind; the drill itself tries them all, and the well-known lists. */
const KINDS = [
  'nul',
  'high surrogate alone',
  'right-to-left override',
  'family',
  'controls',
  'line ends',
  'spaces around',
  'only spaces',
  'ten thousand',
  'sql quote',
  'script end',
  'json words',
]
const TEXTS = Object.keys(OWN_STRINGS).flatMap((name) =>
  KINDS.includes(name) ? (OWN_STRINGS[name] ?? []) : [],
)

const PATHS = [
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '....//etc/passwd',
  '%2e%2e/%2e%2e/',
  '.%00',
]
const ATTACKS = [
  "' OR pg_sleep(20) IS NULL --",
  '<svg/onload=alert(1)>',
  '{{constructor.constructor("x")()}}',
]

test('odd texts and files are stored exactly as given or rejected with a reason, and nothing breaks', {
  timeout: 300_000,
}, async () => {
  const { accepted, refused } = await oddImages()
  const lines: string[] = []
  const { findings, ...result } = await drillHostile({
    home,
    url: env().DATABASE_URL,
    strings: TEXTS,
    payloads: ATTACKS,
    paths: PATHS,
    images: [...accepted, ...refused],
    together: 2,
    timeoutMs: 270_000,
    slowMs: 10_000,
    quick: true,
    print: (text) => lines.push(text),
  })
  expect(findings, lines.join('\n')).toEqual([])
  expect(result).toMatchObject({
    ok: true,
    strings: KINDS.length,
    accepted: accepted.length,
    refusedImages: refused.length,
    changed: 0,
    errors500: 0,
  })
  expect(result.stored).toBeGreaterThan(500)
})
