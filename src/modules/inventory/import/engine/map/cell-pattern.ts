/** Longer texts are no cells of a list of vehicles, and fit no pattern. */
const LONGEST = 1000

type Token = { is: 'text'; text: string } | { is: 'any' | 'number' | 'blank' | 'open' | 'close' }

const SIGNS: Readonly<Record<string, Token>> = {
  '*': { is: 'any' },
  '#': { is: 'number' },
  ' ': { is: 'blank' },
  '[': { is: 'open' },
  ']': { is: 'close' },
}

function tokensOf(pattern: string): Token[] {
  const tokens: Token[] = []
  for (const [letter, escaped] of pattern.toLowerCase().matchAll(/\\(.)|./gsu)) {
    const sign = escaped === undefined ? SIGNS[letter] : undefined
    const last = tokens.at(-1)
    if (sign) tokens.push(sign)
    else if (last?.is === 'text') last.text += escaped ?? letter
    else tokens.push({ is: 'text', text: escaped ?? letter })
  }
  return tokens
}

/** The length of the number that begins at each place, 0 elsewhere: 1.8 and 1,800 are one number. */
function numbersIn(text: string): Uint16Array {
  const lengths = new Uint16Array(text.length + 1)
  for (const { 0: number, index } of text.matchAll(/\d+(?:[.,]\d+)*/g)) lengths[index] = number.length
  return lengths
}

function pastBlanks(text: string, from: number): number {
  let at = from
  while (at < text.length && /\s/.test(text[at] ?? '')) at += 1
  return at
}

/** Where a token may end if it begins at a place; -1 if it cannot. `any` is not tested. */
function endOf(token: Token, text: string, at: number, numbers: Uint16Array): number {
  if (token.is === 'text') return text.startsWith(token.text, at) ? at + token.text.length : -1
  if (token.is === 'blank') return pastBlanks(text, at)
  if (token.is !== 'number') return at
  const length = numbers[at] ?? 0
  return length > 0 ? at + length : -1
}

/** Whether the tokens from each one on fit the text from each place on, from the last to the first. */
function fitTable(tokens: readonly Token[], text: string, numbers: Uint16Array): Uint8Array {
  const width = text.length + 1
  const fits = new Uint8Array((tokens.length + 1) * width)
  fits[tokens.length * width + text.length] = 1
  for (const [t, token] of [...tokens.entries()].reverse()) {
    for (let at = text.length; at >= 0; at -= 1) {
      const below = (t + 1) * width
      if (token.is === 'any') fits[t * width + at] = fits[below + at] || (fits[t * width + at + 1] ?? 0)
      else {
        const end = endOf(token, text, at, numbers)
        fits[t * width + at] = end < 0 ? 0 : (fits[below + end] ?? 0)
      }
    }
  }
  return fits
}

/** Why a pattern cannot be used; null if it can. */
export function patternProblem(pattern: string): string | null {
  const kinds = tokensOf(pattern).map(({ is }) => is)
  const [opens, closes] = (['open', 'close'] as const).map((is) => kinds.filter((kind) => kind === is).length)
  const inOrder = kinds.indexOf('open') < kinds.indexOf('close')
  return opens === 1 && closes === 1 && inOrder
    ? null
    : 'needs the part to take in brackets, such as * [#]cc*'
}

/**
 * A function that takes the part in brackets out of texts that a pattern fits from beginning to end, ignoring case:
 * `*` is any text, as short as possible, `#` a number, a blank any blanks or none, and a backslash makes a sign
 * ordinary. Time grows with the product of both lengths, whatever is in them.
 *
 * @returns the part, or null if the pattern does not fit
 */
export function patternFinder(pattern: string): (text: string) => string | null {
  const tokens = tokensOf(pattern)
  return (text) => {
    if (text.length > LONGEST) return null
    const lower = text.toLowerCase()
    // A few letters change their length with their case; then places in one text are not those in the other.
    const searched = lower.length === text.length ? lower : text
    const numbers = numbersIn(searched)
    const fits = fitTable(tokens, searched, numbers)
    if (!fits[0]) return null
    const width = searched.length + 1
    let [at, from, to] = [0, 0, 0]
    for (const [t, token] of tokens.entries()) {
      if (token.is === 'open') from = at
      if (token.is === 'close') to = at
      if (token.is === 'any') while (!fits[(t + 1) * width + at]) at += 1
      else at = endOf(token, searched, at, numbers)
    }
    return text.slice(from, to)
  }
}
