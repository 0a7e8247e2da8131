/** The elements that code may have; what is in the first three is text to the parser. */
const RAW = ['script', 'style', 'noscript']
const KNOWN = [...RAW, 'meta', 'link', 'img']

/** Some could stand in an attribute, where they are none. */
const FOREIGN_MAX = 20

const NAME = /<\/?([a-z][a-z0-9-]{0,40})/y

/** Where to go on behind a comment or a raw text that begins at `at`; null if it has no end. */
function behind(code: string, at: number, end: string): number | null {
  const found = code.indexOf(end, at + 1)
  return found < 0 ? null : found
}

/**
 * The first element that code may not have, if it has many of them: thousands in each other occupy a parser for seconds. Reads
 * each character once.
 */
export function findDisallowedElement(html: string): string | null {
  const code = html.toLowerCase()
  const foreign: string[] = []
  for (let at: number | null = code.indexOf('<'); at !== null && at >= 0; at = code.indexOf('<', at + 1)) {
    NAME.lastIndex = at
    const [tag, name = ''] = NAME.exec(code) ?? []
    if (code.startsWith('<!--', at)) at = behind(code, at, '-->')
    else if (tag && !KNOWN.includes(name)) foreign.push(name)
    else if (RAW.includes(name) && tag === `<${name}`) at = behind(code, at, `</${name}`)
    if (at === null || foreign.length > FOREIGN_MAX) break
  }
  return foreign.length > FOREIGN_MAX ? (foreign[0] ?? null) : null
}
