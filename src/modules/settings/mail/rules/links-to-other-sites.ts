import { plainCharacters } from './plain-characters'

/** Stands for the value of a variable, which may be any text. */
const VALUE = '\uE000'
const VARIABLE = /\{\{\s*\w+\s*\}\}/g

/** What an address on the site may go on with: its path, also with values in it. */
const PATH = String.raw`(?:[/?#](?:[\w\-./?=&#%~+,]|\{\{\s*\w+\s*\}\})*)?`

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The site's own address, with a path or as a mailbox there; not as a part of another name. */
const ownUrl = (host: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}@._%:/\\+-])(?:https?://|mailto:)?(?:[\w.+-]+@)?${escaped(host)}` +
      String.raw`(?![\p{L}\p{N}_@:-]|\.[\p{L}\p{N}])${PATH}`,
    'giu',
  )

/** A link whose whole address is the value of a variable. */
const LINK_TO_VALUE = /\]\(\{\{(\w+)\}\}\)/g

const SPELLED_DOT = /(?<!\s)\s*[[({]\s*(?:dot|punkt|点)\s*[\])}]\s*/giu
const SPELLED_AT = /(?<!\s)\s*[[({]\s*(?:at|arroba)\s*[\])}]\s*/giu
/** The full stop of Chinese and Japanese is a dot in addresses, and otherwise ends a sentence. */
const IDEOGRAPHIC_DOT = /。(?=[a-z][a-z\d-]+(?!\p{L}))/giu
const DOT_BETWEEN_BLANKS = /(?<!\s)\s+\.\s*(?=\p{L})/gu

const LABEL = String.raw`\p{L}\p{M}\p{N}${VALUE}_-`
const PATTERNS: readonly RegExp[] = [
  // A link of the text's own syntax.
  /\]\([^)\s]\S*/gu,
  // An address with its scheme, or with that of the page.
  /(?<![a-z\d+.-])(?:[a-z][a-z\d+.-]*:)?[/\\]{2}\S*/giu,
  /(?<![\p{L}\p{N}])(?:mailto|tel|sms|callto|skype|whatsapp|tg|javascript|vbscript|data|file|bitcoin|ethereum|payto|upi):\S+/giu,
  // A mailbox, or a name in a messenger.
  new RegExp(`(?<![^\\s@])[^\\s@]*@[${LABEL}]\\S*`, 'gu'),
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])\S*/gu,
]

/** Names with dots between them, and what follows them of an address. */
const DOTTED = new RegExp(String.raw`(?<![${LABEL}])[${LABEL}]+((?:\.[${LABEL}]+)+)(?:[:/?#]\S*)?`, 'gu')
const TOP_LEVEL = new RegExp(String.raw`^[\p{L}${VALUE}][${LABEL}]+$`, 'u')

/** Bare domains: a dotted name that goes on with a word of at least two letters, in any script. */
const domainsIn = (text: string): string[] =>
  [...text.matchAll(DOTTED)]
    .filter(([, rest]) => rest?.split('.').some((label) => TOP_LEVEL.test(label)))
    .map(([whole]) => whole)

const BEFORE = '([<"\'“«'
const AFTER = ')]>"\'”».,;:!?'

/** A part of a sentence without the punctuation around it. */
function withoutPunctuation(part: string): string {
  let [start, end] = [0, part.length]
  while (start < end && BEFORE.includes(part.charAt(start))) start += 1
  while (end > start && AFTER.includes(part.charAt(end - 1))) end -= 1
  return part.slice(start, end)
}

/** What a text links to. */
export type Site = {
  /** The site's own host, with its port if it has one: 'cars.example.com'. */
  host: string
  /** The variables whose values are addresses that the product makes. */
  addressVariables: readonly string[]
}

/**
 * The links, bare domains and mailboxes in a text that point elsewhere than to the site or to the value of a
 * variable that is an address, in whatever disguise; whole, so that the same host with another path is another link.
 */
export function linksToOtherSitesIn(text: string, { addressVariables, host }: Site): string[] {
  const rest = plainCharacters(text)
    .replace(LINK_TO_VALUE, (link, name: string) => (addressVariables.includes(name) ? ']()' : link))
    .replace(ownUrl(host), '')
    .replace(VARIABLE, VALUE)
    .replace(SPELLED_DOT, '.')
    .replace(SPELLED_AT, '@')
    .replace(IDEOGRAPHIC_DOT, '.')
    .replace(DOT_BETWEEN_BLANKS, '.')
  const links = PATTERNS.flatMap((pattern) => [...rest.matchAll(pattern)].map(([part]) => part))
  return [...new Set([...links, ...domainsIn(rest)].map(withoutPunctuation))]
}
