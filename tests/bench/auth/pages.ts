import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from '../pages/cpu-account'
import { BROWSER } from '../pages/load'

/** Work that follows a response (closing streams, counting a view) still belongs to its page. */
const AFTERWARDS_MS = 250

/** Milliseconds of processor time per page, app and database together, for each kind of visitor. */
export type Compared = { guest_ms: number; signed_in_ms: number; ratio: number; pages: number }

export type Visitors = {
  origin: string
  /** A person's session cookie. */
  cookie: string
  account: () => Account
}

async function visit({ origin, cookie }: Visitors, path: string, isSignedIn: boolean): Promise<string> {
  const headers = isSignedIn ? { ...BROWSER, cookie } : BROWSER
  const answer = await fetch(origin + path, { headers, redirect: 'manual' })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`)
  return text
}

/** Refuses to compare a guest with a guest: the page for a signed-in person must differ. */
export async function requireSignedIn(visitors: Visitors, path: string): Promise<void> {
  const [guest, person] = [await visit(visitors, path, false), await visit(visitors, path, true)]
  if (!guest.includes('/auth/login') || person.includes('href="/auth/login"'))
    throw new Error(`${path} does not show whether somebody is signed in`)
}

/**
 * Requests a page alternately as a guest and as a signed-in person, a few times each, and charges each with
 * the processor time recorded meanwhile.
 *
 * @param turns turns per side
 * @param perTurn pages of one turn
 */
export async function comparePages(
  visitors: Visitors,
  pathAt: (place: number) => string,
  turns: number,
  perTurn: number,
): Promise<Compared> {
  const spent = { guest: 0, signedIn: 0 }
  for (let turn = 0; turn < turns * 2; turn += 1) {
    // Guest, signed in, signed in, guest: neither is always second.
    const isSignedIn = turn % 4 === 1 || turn % 4 === 2
    const before = visitors.account()
    for (let n = 0; n < perTurn; n += 1)
      await visit(visitors, pathAt(Math.floor(turn / 2) * perTurn + n), isSignedIn)
    await sleep(AFTERWARDS_MS)
    const after = visitors.account()
    spent[isSignedIn ? 'signedIn' : 'guest'] += after.node + after.postgres - before.node - before.postgres
  }
  const pages = turns * perTurn
  const round = (value: number): number => Math.round(value * 100) / 100
  return {
    guest_ms: round(spent.guest / pages),
    signed_in_ms: round(spent.signedIn / pages),
    ratio: round(spent.signedIn / spent.guest),
    pages,
  }
}
