import { round } from '../search/measure'
import { type Load, measureLoad, type Server } from './load'
import type { Pending } from './questions'

/** The caller: a guest or staff of the contract, staff of Payload's own interface. */
const SIDES = ['guest', 'staff', 'bare', 'same'] as const
export type Side = (typeof SIDES)[number]

export type Effort = {
  clients: number
  /** Turns per side. */
  turns: number
  /** About how long one turn takes. */
  seconds: number
  /** The most requests of each side for warming up; they also determine the size of a turn. */
  warmUp: number
}

/** Complete responses of one side. */
export type Figures = {
  answers: number
  per_second: number
  /** Milliseconds of processor time per response, app and database. */
  app_ms: number
  database_ms: number
  p50_ms: number
  p99_ms: number
  failed: number
}

export type Compared = Record<Side, Figures> & {
  /**
   * The ratio of responses per second to Payload's own interface: in its minimal form, and for the same card.
   */
  ratio: number
  ratio_same: number
  staff_ratio: number
  /** The ratio of processor time used by Payload's own interface, in its minimal form. */
  cpu_ratio: number
}

const addressesOf = (side: Side, { bare, ours, same }: Pending): readonly string[] =>
  side === 'bare' ? bare : side === 'same' ? same : ours

/** As many addresses as wanted, from a position in the list, wrapping around. */
const some = (list: readonly string[], from: number, amount: number): string[] =>
  Array.from({ length: amount }, (_, n) => list[(from + n) % list.length] ?? '')

/** Has all sides answer the same queries in turns, each going first equally often. */
export async function compare(server: Server, request: Pending, effort: Effort): Promise<Compared> {
  const { clients, seconds, turns, warmUp } = effort
  const loads: Record<Side, Load[]> = { guest: [], staff: [], bare: [], same: [] }
  const amounts = {} as Record<Side, number>
  const load = (side: Side, from: number, amount: number) => {
    const addresses = some(addressesOf(side, request), from, amount)
    return measureLoad(server, addresses, clients, side === 'guest' ? null : server.token)
  }
  for (const side of SIDES) {
    const first = await load(side, 0, clients * 2)
    const more = Math.min(warmUp, Math.max(clients, Math.round((first.perSecond * seconds) / 2)))
    const { perSecond } = await load(side, clients * 2, more)
    amounts[side] = Math.max(clients * 2, Math.ceil(request.perAnswer ?? 1), Math.round(perSecond * seconds))
  }
  for (let turn = 0; turn < turns; turn += 1)
    for (const side of turn % 2 === 0 ? SIDES : SIDES.toReversed())
      loads[side].push(await load(side, warmUp + turn * amounts[side], amounts[side]))
  return compared(loads, request.perAnswer ?? 1)
}

function figuresOf(loads: readonly Load[], perAnswer = 1): Figures {
  const requests = sum(loads, (load) => load.requests)
  const seconds = sum(loads, (load) => load.requests / load.perSecond)
  const mean = (figure: 'node' | 'postgres' | 'p50' | 'p99') =>
    round((sum(loads, (load) => load[figure] * load.requests) / requests) * perAnswer, 2)
  return {
    answers: Math.round(requests / perAnswer),
    per_second: round(requests / seconds / perAnswer),
    app_ms: mean('node'),
    database_ms: mean('postgres'),
    p50_ms: mean('p50'),
    p99_ms: mean('p99'),
    failed: sum(loads, ({ failed }) => failed),
  }
}

const sum = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((total, one) => total + of(one), 0)

function compared(loads: Record<Side, Load[]>, perAnswer: number): Compared {
  const [guest, staff, bare] = [figuresOf(loads.guest), figuresOf(loads.staff), figuresOf(loads.bare)]
  const same = figuresOf(loads.same, perAnswer)
  const cpu = ({ app_ms, database_ms }: Figures) => app_ms + database_ms
  return {
    ratio: round(guest.per_second / bare.per_second, 2),
    ratio_same: round(guest.per_second / same.per_second, 2),
    staff_ratio: round(staff.per_second / bare.per_second, 2),
    cpu_ratio: round(cpu(bare) / cpu(guest), 2),
    guest,
    staff,
    bare,
    same,
  }
}
