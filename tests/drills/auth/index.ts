// npm run drill:auth [-- --sign-ins 60 --sign-ups 40 --forgotten 40 --guesses 50]
// Outsiders' attacks on accounts: learning from responses and their timing who has one, guessing passwords in
// bulk, using links and sessions that are altered, expired, used or someone else's, writing from foreign
// pages, continuing after a block. Uses its own database in a temporary folder. The last line is one JSON
// object; the numbers of sign-ins, sign-ups and forgotten passwords are samples per kind of address for each
// median.

import { openOwnDatabase } from '../../../scripts/lib/own-database'
import { numberOptions, runToVerdict } from '../../../scripts/lib/run-to-verdict'
import { drillAuth } from './run'

const TIMEOUT_MS = 8 * 60_000

await runToVerdict(async (print) => {
  const given = numberOptions({ 'sign-ins': 60, 'sign-ups': 40, forgotten: 40, guesses: 50 })
  const { home, url } = await openOwnDatabase({ name: 'drill-auth', print })
  const { findings, ...result } = await drillAuth({
    home,
    url,
    pairs: { signIn: given['sign-ins'], signUp: given['sign-ups'], forgot: given.forgotten },
    guesses: given.guesses,
    timeoutMs: TIMEOUT_MS,
    print,
  })
  for (const finding of findings.slice(0, 40)) print(`! ${finding}`)
  return { ...result, findings: findings.length }
})
