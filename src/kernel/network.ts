const MAPPED_V4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * The part of a network address that its holder cannot choose, for limits: an IPv4 address as it is, and of an IPv6
 * address the first 64 bits, since every connection has all addresses below those. What is no address stays as it is.
 */
export function networkOf(address: string): string {
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

/** The groups of one half; an IPv4 address at the end stands for two. */
const partsOf = (half: string): string[] =>
  half === '' ? [] : half.split(':').flatMap((part) => (part.includes('.') ? [part, part] : [part]))
