/** A result of a mail server about the sender of an e-mail: 'dkim=pass header.d=example.com'. */
type AuthResult = { method: string; result: string; properties: ReadonlyMap<string, string> }

const HEADER_MAX = 10_000

/** Without comments, and without signs in quotes: a sender chooses what is there, and may write results into it. */
function plainOf(text: string): string {
  let depth = 0
  let isQuoted = false
  let rest = ''
  for (const character of text) {
    if (character === '"' && depth === 0) isQuoted = !isQuoted
    else if (isQuoted) rest += /[\s;()=]/.test(character) ? '_' : character
    else if (character === '(') depth += 1
    else if (character === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) rest += character
  }
  return rest
}

function readResult(part: string): AuthResult | null {
  const [first = '', ...rest] = part.trim().split(/\s/).filter(Boolean)
  const [method, result] = first.split('=')
  if (!method || !result) return null
  const pairs = rest.map((word) => {
    const at = word.indexOf('=')
    return [word.slice(0, at), word.slice(at + 1)] as const
  })
  return { method, result, properties: new Map(pairs) }
}

/** The domain of an address, or the domain itself. */
const domainOf = (text: string): string => text.slice(text.lastIndexOf('@') + 1)

/** Whether a domain is the sender's own, or one above or below it with two names at least. */
export function isAligned(domain: string, senderDomain: string): boolean {
  if (!domain.includes('.') || !senderDomain.includes('.')) return false
  return domain === senderDomain || senderDomain.endsWith(`.${domain}`) || domain.endsWith(`.${senderDomain}`)
}

const PROOFS: Readonly<Record<string, readonly string[]>> = {
  dmarc: ['header.from'],
  dkim: ['header.d', 'header.i'],
  spf: ['smtp.mailfrom', 'smtp.mail', 'envelope-from'],
}

function isProof({ method, properties, result }: AuthResult, senderDomain: string): boolean {
  if (result !== 'pass') return false
  return (PROOFS[method] ?? []).some((name) => isAligned(domainOf(properties.get(name) ?? ''), senderDomain))
}

/**
 * Whether our mail server has found an e-mail to be from its sender's domain. Only the topmost header of that server
 * counts: those below came with the e-mail, and say what its sender likes.
 *
 * @param results the headers Authentication-Results from top to bottom
 * @param host the name that our mail server begins them with
 */
export function isProvedByServer(results: readonly string[], host: string, sender: string): boolean {
  const parts = results
    .map((header) => plainOf(header.slice(0, HEADER_MAX).toLowerCase()).split(';'))
    .find(([server = '']) => server.trim().split(/\s/)[0] === host.toLowerCase())
  const senderDomain = domainOf(sender.toLowerCase())
  return (parts ?? [])
    .slice(1)
    .map(readResult)
    .some((result) => result !== null && isProof(result, senderDomain))
}
