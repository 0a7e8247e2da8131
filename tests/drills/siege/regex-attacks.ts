import { type Node, parseRegex } from './regex-parse'

/** A text that may be slow for an expression: a prefix, a repeated part, a suffix. */
export type Attack = { before: string; again: string; after: string }

/** A suffix that no expression expects, so that it backtracks and tries everything else. */
const ENDS = ['\0', '\n!']
const MOST = 120

const shortest = (node: Node): string => {
  switch (node.kind) {
    case 'set':
      return node.chars[0] ?? ''
    case 'group':
      return (node.options[0] ?? []).map(shortest).join('')
    case 'repeat':
      return shortest(node.of).repeat(Math.min(node.min, 64))
    default:
      return ''
  }
}

/** Texts that match a part, one for each of its alternatives and letters. */
function variants(node: Node): string[] {
  if (node.kind === 'set') return [...node.chars]
  if (node.kind === 'repeat') return variants(node.of)
  if (node.kind !== 'group') return []
  return node.options.flatMap((option) => [
    option.map(shortest).join(''),
    ...option.flatMap((part, at) =>
      variants(part).map((text) =>
        [...option.slice(0, at).map(shortest), text, ...option.slice(at + 1).map(shortest)].join(''),
      ),
    ),
  ])
}

/** For every part that may repeat without limit: what precedes it, and what it matches. */
function* openEnds(node: Node, before: string): Generator<{ before: string; takes: string[] }> {
  if (node.kind === 'repeat') {
    if (node.max >= 100) yield { before, takes: variants(node.of) }
    yield* openEnds(node.of, before)
  }
  if (node.kind !== 'group' && node.kind !== 'look') return
  for (const option of node.options) {
    let lead = before
    for (const part of option) {
      yield* openEnds(part, lead)
      lead += shortest(part)
    }
  }
}

/**
 * Texts that would be disproportionately slow for an expression if any are: each repeating part is given much
 * of what it matches, after what precedes it, and much of both together, for expressions that start again at
 * every letter.
 */
export function attacksOn(regex: RegExp): Attack[] {
  const attacks = new Map<string, Attack>()
  const add = (before: string, again: string) => {
    for (const after of again ? ENDS : [])
      attacks.set(JSON.stringify([before, again, after]), { before, again, after })
  }
  for (const { before, takes } of openEnds(parseRegex(regex), '')) {
    add('', before)
    for (const text of new Set(takes)) {
      add(before, text)
      add('', before + text)
      add('', text)
      // A suffix that is searched for is missing from the beginning on.
      add('\0', text)
      const [other = ''] = takes
      if (other !== text) add(before, text + other)
    }
  }
  return [...attacks.values()].slice(0, MOST)
}

/** The text of an attack, of about this many characters. */
export const textOf = ({ after, again, before }: Attack, length: number): string =>
  before + again.repeat(Math.ceil(length / again.length)) + after
