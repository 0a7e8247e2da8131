/** A regular expression, as far as it matters for slow texts. */
export type Node =
  /** One of these characters; a few examples of them. */
  | { kind: 'set'; chars: readonly string[] }
  | { kind: 'group'; options: Node[][] }
  | { kind: 'repeat'; of: Node; min: number; max: number }
  /** Looks ahead, and consumes nothing. */
  | { kind: 'look'; options: Node[][] }
  | { kind: 'nothing' }

/** The material of attacks, in addition to the letters that an expression names itself. */
const USUAL = [...'a0A_ -./:=,;@<>()[]{}"\'\\', '\t', '\n', '\u0301', 'é', '車', '\0']

const NAMED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', f: '\f', v: '\v', 0: '\0' }

/** Parses an expression; anything unknown, such as a back reference, matches nothing. */
class Reader {
  private at = 0

  constructor(
    private readonly source: string,
    private readonly flags: string,
  ) {}

  options(): Node[][] {
    const options: Node[][] = [[]]
    while (this.at < this.source.length && this.source[this.at] !== ')') {
      if (this.take('|')) options.push([])
      else options.at(-1)?.push(this.repeated(this.term()))
    }
    return options
  }

  private take(text: string): boolean {
    if (!this.source.startsWith(text, this.at)) return false
    this.at += text.length
    return true
  }

  /** Replaces an atom's pattern; consumes nothing if there is none. */
  private matched(pattern: RegExp): RegExpExecArray | null {
    const sticky = new RegExp(pattern.source, 'yu')
    sticky.lastIndex = this.at
    const match = sticky.exec(this.source)
    if (match) this.at += match[0].length
    return match
  }

  private repeated(of: Node): Node {
    const range = this.matched(/\{(\d+)(,?)(\d*)\}/)
    const sign = range ? '' : (this.matched(/[*+?]/)?.[0] ?? '')
    if (!range && !sign) return of
    this.take('?')
    const min = range ? Number(range[1]) : sign === '+' ? 1 : 0
    const most = range ? (range[2] ? Number(range[3] || Number.POSITIVE_INFINITY) : min) : undefined
    return { kind: 'repeat', of, min, max: most ?? (sign === '?' ? 1 : Number.POSITIVE_INFINITY) }
  }

  private term(): Node {
    if (this.take('^') || this.take('$')) return { kind: 'nothing' }
    if (this.matched(/\\[bB1-9]|\\k<\w+>/)) return { kind: 'nothing' }
    if (this.matched(/\(\?<?[=!]/)) return this.closed('look')
    if (this.matched(/\(\?<\w+>|\(\?:|\(/)) return this.closed('group')
    const from = this.at
    if (this.take('[')) this.matched(/(?:[^\]\\]|\\.)*\]/)
    else if (!this.matched(/\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-f]{4}|\\u[\dA-F]{4}|\\x[\da-fA-F]{2}|\\./))
      this.matched(/./s)
    return { kind: 'set', chars: this.examples(this.source.slice(from, this.at)) }
  }

  private closed(kind: 'group' | 'look'): Node {
    const options = this.options()
    this.take(')')
    return { kind, options }
  }

  /** A few characters that the set matches: first those that the expression itself names elsewhere. */
  private examples(set: string): string[] {
    const own = [...this.source.replace(/\\([nrtfv0])/g, (_, name: string) => NAMED[name] ?? '')]
    const taken = new RegExp(`^(?:${set})$`, this.flags.replace(/[gyms]/g, ''))
    return [...new Set([...USUAL.slice(0, 3), ...own, ...USUAL])].filter((one) => taken.test(one)).slice(0, 8)
  }
}

/** The expression as a tree. */
export const parseRegex = ({ flags, source }: RegExp): Node => ({
  kind: 'group',
  options: new Reader(source, flags).options(),
})
