import type { Say } from '../../../scripts/lib/verdict'

/** How much of everything is sent. */
export type SiegeSize = {
  /** Saves of one vehicle, and of fifty. */
  saves: number
  /** Readers at a time beside the saves. */
  guests: number
  /** Of one body. */
  megabytes: number
}

/** What is besieged: the product as it is served, and how a part learns what becomes of it. */
export type SiegeTarget = {
  /** Its origin, such as 'http://127.0.0.1:3000'. It trusts one proxy in front of it. */
  address: string
  /** Whether visitors come by TLS, as far as the product knows. */
  isSecure: boolean
  /** The process that answers, for its memory. */
  pid: number
  /** Its database, which holds the demo data; no other job runs on it than what the parts bring about. */
  databaseUrl: string
  /** Somebody of the top role who may sign in. */
  admin: { email: string; password: string }
  /** Folders of samples, where there are any. */
  samples: string | null
  size: SiegeSize
  say: Say
}

/** What became of one part: its figures, and what is not as it has to be, one sentence each. */
export type PartResult = { ok: boolean; figures: Record<string, unknown>; findings?: readonly string[] }

/** One kind of attack. */
export type Part = (target: SiegeTarget) => Promise<PartResult>
