import { type Node, parseRegex } from './regex-parse'

/** A text that may be hard for an expression: something in front, something again and again, something behind. */
export type Attack = { before: string; again: string; after: string }

/** What no expression expects at the end, so that it goes back and tries everything else. */
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

/** Texts that a part takes, one for each of its ways and letters. */
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

/** For every part that may repeat without end: what leads to it, and what it takes. */
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
 * Texts that would cost an expression more than its share if any do: each part that repeats is given much of what it
 * takes, after what leads to it, and much of both together, where an expression begins anew at every letter.
 */
export function attacksOn(regex: RegExp): Attack[] {
  const found = new Map<string, Attack>()
  const add = (before: string, again: string) => {
    for (const after of again ? ENDS : [])
      found.set(JSON.stringify([before, again, after]), { before, again, after })
  }
  for (const { before, takes } of openEnds(parseRegex(regex), '')) {
    add('', before)
    for (const text of new Set(takes)) {
      add(before, text)
      add('', before + text)
      add('', text)
      // An end that is looked for is not found from the beginning on.
      add('\0', text)
      const [other = ''] = takes
      if (other !== text) add(before, text + other)
    }
  }
  return [...found.values()].slice(0, MOST)
}

/** The text of an attack, about so many characters long. */
export const textOf = ({ after, again, before }: Attack, length: number): string =>
  before + again.repeat(Math.ceil(length / again.length)) + after
