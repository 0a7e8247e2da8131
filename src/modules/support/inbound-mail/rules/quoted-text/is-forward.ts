import { FORWARD_PREFIXES, REPLY_PREFIXES } from './quoted-text-words'

const PREFIXES: ReadonlySet<string> = new Set([...FORWARD_PREFIXES, ...REPLY_PREFIXES])
const FORWARDS: ReadonlySet<string> = new Set(FORWARD_PREFIXES)

/** The first prefix of a subject in lower case, such as 're' of 'Re[2]: Price', and what follows it; null if there is none. */
function firstPrefix(subject: string): { prefix: string; rest: string } | null {
  const colon = subject.slice(0, 24).search(/[:：]/)
  if (colon < 1) return null
  const [prefix = ''] = subject.slice(0, colon).toLowerCase().split(/[[(]/)
  return PREFIXES.has(prefix.trim()) ? { prefix: prefix.trim(), rest: subject.slice(colon + 1).trim() } : null
}

/** Whether an e-mail passes another one on: nothing of it is cut then. */
export const isForward = (subject: string): boolean => FORWARDS.has(firstPrefix(subject.trim())?.prefix ?? '')

/** A subject without 'Re:', 'Fwd:' and the like before it, in any language. */
export function withoutPrefixes(subject: string): string {
  let rest = subject.trim()
  for (let next = firstPrefix(rest); next; next = firstPrefix(rest)) rest = next.rest
  return rest
}
