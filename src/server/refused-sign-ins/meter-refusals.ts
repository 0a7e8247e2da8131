/** How many refusals are written one by one in a minute: from one network, and from all together. */
export type RefusalLimits = { network: number; all: number }

/** Refusals of one minute that were only counted; `network` is null for those of many networks. */
export type CountedRefusals = { network: string | null; count: number; minute: Date }

const MINUTE_MS = 60_000

/**
 * Decides which refused sign-ins are written one by one, and counts the others by network and minute, so that a flood
 * neither fills the log nor goes unrecorded. What it remembers is limited by `all`.
 */
export function meterRefusals(limits: RefusalLimits) {
  let minute = 0
  let written = 0
  let ofMany = 0
  const networks = new Map<string, { written: number; more: number }>()
  let over: CountedRefusals[] = []

  /** Closes the minute that has passed. */
  const turnTo = (now: number) => {
    const current = Math.floor(now / MINUTE_MS)
    if (current === minute) return
    const of = new Date(minute * MINUTE_MS)
    for (const [network, { more }] of networks) if (more > 0) over.push({ network, count: more, minute: of })
    if (ofMany > 0) over.push({ network: null, count: ofMany, minute: of })
    minute = current
    written = 0
    ofMany = 0
    networks.clear()
  }

  return {
    /** Whether this refusal is to be written by itself; otherwise it has been counted. */
    isWritten(network: string, now: number, hasRoom = true): boolean {
      turnTo(now)
      const known = networks.get(network)
      if (hasRoom && written < limits.all && (known?.written ?? 0) < limits.network) {
        written += 1
        networks.set(network, { written: (known?.written ?? 0) + 1, more: known?.more ?? 0 })
        return true
      }
      if (known) known.more += 1
      else ofMany += 1
      return false
    },
    /** The counts of the minutes that are over, once; with `now` Infinity those of this minute too. */
    takeCounted(now: number): CountedRefusals[] {
      turnTo(now)
      const taken = over
      over = []
      return taken
    },
    /** Whether anything has been counted and not been taken yet. */
    hasCounted: () => ofMany > 0 || over.length > 0 || [...networks.values()].some(({ more }) => more > 0),
  }
}
