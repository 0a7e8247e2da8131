// npm run drill:auth [-- --sign-ins 60 --sign-ups 40 --forgotten 40 --guesses 50]
// What outsiders try at accounts: to learn from answers and their times who has one, to guess passwords many at once,
// to use links and sessions that are altered, expired, used or somebody else's, to write from foreign pages, to go on
// after a block. Uses a database of its own in a folder that is thrown away. The last line is one JSON object; the
// numbers of sign-ins, sign-ups and forgotten passwords are those of each kind of address that a median stands on.

import { openOwnDatabase } from '../../../scripts/lib/own-database'
import { numberOptions, runToVerdict } from '../../../scripts/lib/verdict'
import { drillAuth } from './run'

const TIMEOUT_MS = 8 * 60_000

await runToVerdict(async (say) => {
  const given = numberOptions({ 'sign-ins': 60, 'sign-ups': 40, forgotten: 40, guesses: 50 })
  const { home, url } = await openOwnDatabase({ name: 'drill-auth', say })
  const { findings, ...result } = await drillAuth({
    home,
    url,
    pairs: { signIn: given['sign-ins'], signUp: given['sign-ups'], forgot: given.forgotten },
    guesses: given.guesses,
    timeoutMs: TIMEOUT_MS,
    say,
  })
  for (const finding of findings.slice(0, 40)) say(`! ${finding}`)
  return { ...result, findings: findings.length }
})
