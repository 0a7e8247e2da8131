import type { Print } from '../../../scripts/lib/run-to-verdict'

/** How much of everything is sent. */
export type SiegeSize = {
  /** Saves of one vehicle, and of fifty. */
  saves: number
  /** Concurrent readers during the saves. */
  guests: number
  /** Of one body. */
  megabytes: number
}

/** The target: the product as served, and how a part observes it. */
export type SiegeTarget = {
  /** Its origin, such as 'http://127.0.0.1:3000'. It trusts one proxy in front of it. */
  address: string
  /** Whether visitors use TLS, as far as the product knows. */
  isSecure: boolean
  /** The process that responds, for its memory. */
  pid: number
  /** Its database, with the demo data; no jobs run on it other than those caused by the parts. */
  databaseUrl: string
  /** A person of the top role who may sign in. */
  admin: { email: string; password: string }
  /** Folders of samples, if there are any. */
  samples: string | null
  size: SiegeSize
  print: Print
}

/** The result of one part: its figures, and its failures, one sentence each. */
export type PartResult = { ok: boolean; figures: Record<string, unknown>; findings?: readonly string[] }

/** One kind of attack. */
export type Part = (target: SiegeTarget) => Promise<PartResult>
