import { PARTS } from './parts'
import type { Part, PartResult, SiegeTarget } from './target'

/** The result of a part, in the verdict's format. */
type Reported = PartResult['figures'] & { ok: boolean; seconds: number }

export type SiegeResult = {
  ok: boolean
  parts: Record<string, Reported>
  seconds: number
  findings: string[]
}

/** The time limit of a part. */
const PART_MS = 3 * 60_000

/**
 * Runs the parts one after another, so that none is affected by another's load; a part that throws has
 * failed.
 */
export async function besiege(
  target: SiegeTarget,
  timeoutMs: number,
  parts: Readonly<Record<string, Part>> = PARTS,
): Promise<SiegeResult> {
  const began = Date.now()
  const reports: Record<string, Reported> = {}
  const findings: string[] = []
  for (const [name, part] of Object.entries(parts)) {
    const since = Date.now()
    target.print(name)
    const left = Math.min(PART_MS, timeoutMs - (since - began))
    const result = await inTime(part(target), left).catch(
      (error: unknown): PartResult => ({ ok: false, figures: {}, findings: [String(error)] }),
    )
    reports[name] = { ok: result.ok, seconds: secondsSince(since), ...result.figures }
    findings.push(...(result.findings ?? []).map((finding) => `${name}: ${finding}`))
    target.print(`  ${JSON.stringify(reports[name])}`)
  }
  const ok = Object.values(reports).every((part) => part.ok)
  return { ok, parts: reports, seconds: secondsSince(began), findings }
}

const secondsSince = (since: number): number => Math.round((Date.now() - since) / 100) / 10

function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`not done after ${Math.round(ms / 1000)} s`)), ms)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
