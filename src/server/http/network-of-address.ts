const MAPPED_V4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * The part of a network address that its user cannot vary at will, for rate limits: an IPv4 address in full,
 * the first 64 bits of an IPv6 address, since a subscriber controls all addresses below them. Anything else
 * is returned unchanged.
 */
export function networkOfAddress(address: string): string {
  const plain = address.trim().toLowerCase().split('%')[0] ?? ''
  const [, mapped] = MAPPED_V4.exec(plain) ?? []
  if (mapped) return mapped
  if (!plain.includes(':') || !/^[\da-f:.]+$/.test(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const before = partsOf(head)
  const after = tail === undefined ? [] : partsOf(tail)
  const gap =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const all = [...before, ...gap, ...after]
  return `${all
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** The groups of one half; a trailing IPv4 address counts as two. */
const partsOf = (half: string): string[] =>
  half === '' ? [] : half.split(':').flatMap((part) => (part.includes('.') ? [part, part] : [part]))
