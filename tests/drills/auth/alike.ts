// Known and unknown addresses: the same response, in the same time.

import type { Answer } from './client'
import { addPeople, detailsOf, type World, WRONG } from './world'

/** The allowed difference of medians. */
const TOLERANCE = 1.1

/** Milliseconds; `pairs` is how many requests of either kind were sent, alternating. */
export type Alike = { known: number; unknown: number; ratio: number; pairs: number }

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** A response without what is new in each. */
function fingerprint({ status, body, headers }: Answer): string {
  const { requestId: _, ...rest } = body
  const names = Object.keys(headers).filter((name) => name !== 'content-length')
  return JSON.stringify([status, rest, names.toSorted()])
}

type Way = { name: string; path: string; bodyFor: (email: string) => unknown; status: number }

const WAYS = {
  signIn: {
    name: 'sign-in',
    path: '/auth/sign-in',
    bodyFor: (email: string) => ({ email, password: WRONG }),
    status: 401,
  },
  signUp: { name: 'sign-up', path: '/auth/sign-up', bodyFor: detailsOf, status: 201 },
  forgot: {
    name: 'forgotten password',
    path: '/auth/forgot-password',
    bodyFor: (email: string) => ({ email }),
    status: 200,
  },
} satisfies Record<string, Way>
export type WayName = keyof typeof WAYS

/** Requests alternately with addresses that have an account and some that have none, one at a time. */
export async function compareAnswers(world: World, way: WayName, pairs: number): Promise<Alike> {
  const { client, expect, inTime, print } = world
  const { name, path, bodyFor, status } = WAYS[way]
  const people = await addPeople(world, `known-${way}-`, pairs + 1)
  const request = (email: string) => client.post(path, bodyFor(email))
  // The first of each kind finds nothing cached.
  await request(people[pairs]?.email ?? '')
  await request(`first-${way}@unknown.example`)
  const times = { known: [] as number[], unknown: [] as number[] }
  const words = new Set<string>()
  for (let n = 0; n < pairs; n += 1) {
    inTime()
    const emails = { known: people[n]?.email ?? '', unknown: `unknown-${way}-${n}@drill.example` }
    for (const kind of n % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const answer = await request(emails[kind])
      expect(answer.status === status, `${name} of a ${kind} address answered ${answer.status}`)
      times[kind].push(answer.ms)
      words.add(fingerprint(answer))
    }
  }
  expect(
    words.size === 1,
    `${name} has ${words.size} different answers: ${[...words].slice(0, 3).join(' | ')}`,
  )
  const [known, unknown] = [median(times.known), median(times.unknown)]
  const ratio = Math.max(known, unknown) / Math.min(known, unknown)
  expect(
    ratio <= TOLERANCE,
    `${name} takes ${known.toFixed(0)} ms for a known and ${unknown.toFixed(0)} ms else`,
  )
  print(`${name}: ${known.toFixed(1)} ms known, ${unknown.toFixed(1)} ms unknown, ${pairs} of each by turns`)
  return { known: round(known), unknown: round(unknown), ratio: Math.round(ratio * 1000) / 1000, pairs }
}

const round = (ms: number): number => Math.round(ms * 10) / 10

/** Whatever an account's state: a wrong password reveals nothing about it, in any of the calls. */
export async function compareStates(world: World): Promise<number> {
  const states = {
    blocked: `status = 'BLOCKED'`,
    suspended: `status = 'SUSPENDED'`,
    waiting: `status = 'PENDING', email_verified_at = NULL`,
    deleted: `deleted_at = now(), deleted_by_self = true`,
    removed: `deleted_at = now(), deleted_by_self = false`,
  }
  let compared = 0
  for (const way of Object.keys(WAYS) as WayName[]) {
    const { name, path, bodyFor } = WAYS[way]
    const nobody = fingerprint(await world.client.post(path, bodyFor(`state-${way}@unknown.example`)))
    for (const [state, change] of Object.entries(states)) {
      world.inTime()
      const [person] = await addPeople(world, `${state}-${way}-`, 1)
      await world.database.query(`UPDATE users SET ${change} WHERE id = $1`, [person?.id])
      const answer = fingerprint(await world.client.post(path, bodyFor(person?.email ?? '')))
      world.expect(
        answer === nobody,
        `${name} tells that an account is ${state}: ${answer} instead of ${nobody}`,
      )
      compared += 1
    }
  }
  return compared
}
