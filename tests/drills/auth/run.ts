import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { testEnv } from '../../../scripts/lib/test-database.mjs'
import { startApp } from '../shared/process'
import { type Alike, compareAnswers, compareStates } from './alike'
import { clientOf } from './client'
import { type Guessed, guess } from './guessing'
import { type Foreign, tryFlows, tryForeignOrigins } from './origins'
import { type Ended, endSessions, forgeSessions } from './sessions'
import { type TokensTried, tryTokens } from './tokens'
import { addTemplate, type World } from './world'

export type AuthOptions = {
  /** A folder for files and the log. */
  home: string
  /** A migrated database that the drill may fill. */
  url: string
  /** The number of known and of unknown addresses per call, for its median. */
  pairs: { signIn: number; signUp: number; forgot: number }
  /** Wrong passwords sent at once. */
  guesses: number
  timeoutMs: number
  /** Password hashing is cheap and responses are not delayed: nothing is found out about timing then. */
  quick?: boolean
  print: (text: string) => void
}

export type AuthResult = {
  ok: boolean
  signIn: Alike
  signUp: Alike
  forgot: Alike
  /** Blocked, suspended, pending and deleted accounts, each with each of the three calls. */
  statesCompared: number
  guessed: Guessed
  links: TokensTried
  sessionsForged: number
  waysBackRefused: number
  foreignWrites: Foreign
  ended: Ended
  requests: number
  seconds: number
  findings: string[]
}

/** Payload signs with a digest of its secret. */
const sessionSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex').slice(0, 32)

/** Tries outsiders' attacks on sign-in, sign-up and sessions, over HTTP against its own app. */
export async function drillAuth(options: AuthOptions): Promise<AuthResult> {
  const { home, url, pairs, guesses, timeoutMs, quick, print } = options
  const began = Date.now()
  fs.mkdirSync(path.join(home, 'logs'), { recursive: true })
  const settings = testEnv(url, path.join(home, 'files'))
  // One proxy in front, as far as the app knows: so each request can come from its own address.
  const env = { ...settings, LOG_LEVEL: 'error', TRUST_PROXY: '1' }
  const app = await startApp({ env, log: path.join(home, 'logs', 'app.log'), prepare: true, quick })
  const database = new pg.Pool({ connectionString: url, max: 4 })
  const client = clientOf(app.origin)
  const findings: string[] = []
  const world: World = {
    client,
    database,
    admin: app.catalogue?.token ?? '',
    findings,
    expect: (isSo, what) => {
      if (!isSo) findings.push(what)
    },
    inTime: () => {
      if (Date.now() - began > timeoutMs)
        throw new Error(`the drill was not done after ${timeoutMs / 1000} s`)
    },
    print,
  }
  try {
    await addTemplate(world)
    const alike = {
      signIn: await compareAnswers(world, 'signIn', pairs.signIn),
      signUp: await compareAnswers(world, 'signUp', pairs.signUp),
      forgot: await compareAnswers(world, 'forgot', pairs.forgot),
      statesCompared: await compareStates(world),
    }
    const tried = {
      guessed: await guess(world, guesses),
      links: await tryTokens(world),
      sessionsForged: await forgeSessions(world, sessionSecret(settings.PAYLOAD_SECRET)),
      waysBackRefused: await tryFlows(world, settings.PAYLOAD_SECRET),
      ended: await endSessions(world),
      foreignWrites: await tryForeignOrigins(world),
    }
    if (!app.isAlive()) findings.push('the app has died')
    const seconds = Math.round((Date.now() - began) / 1000)
    return { ok: findings.length === 0, ...alike, ...tried, requests: client.requests, seconds, findings }
  } finally {
    client.close()
    await database.end()
    await app.stop()
  }
}
