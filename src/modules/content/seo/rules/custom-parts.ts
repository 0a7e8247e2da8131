export type PartKind = 'script' | 'style' | 'noscript' | 'meta' | 'link'

/** A piece of custom code as it is served: read from the code when that is saved, and nothing else is served. */
export type CustomPart = {
  kind: PartKind
  /** In the spelling of HTML; those of a noscript are its picture's. */
  attrs: Readonly<Record<string, string>>
  /** What a script or style contains, with LF for every line break. */
  text: string
  /** Of an inline script that runs: 'sha256-…'. */
  hash: string | null
}

/** The hashes of the scripts among them. */
export const hashesOf = (parts: readonly CustomPart[]): string[] => parts.flatMap(({ hash }) => hash ?? [])

/** The hosts that they load scripts and pictures from, each once. */
export const hostsOf = (parts: readonly CustomPart[]): string[] => [
  ...new Set(parts.flatMap(({ attrs }) => (attrs.src ? (URL.parse(attrs.src)?.hostname ?? []) : []))),
]

/** In custom code of one page type: every page's headers name each of them. */
export const INLINE_SCRIPTS_MAX = 10

export const CODE_MESSAGES = {
  element: (name: string) => `<${name}> is not allowed: use script, style, noscript, meta and link`,
  attribute: (element: string, name: string) => `The attribute ${name} is not allowed on <${element}>`,
  text: 'Text outside of an element would be shown on the page',
  unclosed: 'An element, attribute or comment is not closed',
  nothing: 'The code contains nothing that pages could be given',
  scriptType: (type: string) => `Scripts of type ${type} are not allowed`,
  address: (element: string) => `<${element}> needs an address that begins with https://`,
  host: (host: string) => `Add ${host} to the script hosts in Company information first`,
  both: 'A script has an address or a text, not both',
  scriptTag: (element: string) => `The text of <${element}> may not contain <${element} or </${element}`,
  tooMany: `At most ${INLINE_SCRIPTS_MAX} scripts without an address`,
  relation: 'A link must have rel="preconnect", "dns-prefetch" or "me"',
  meta: 'A meta needs name or property, and content',
  noscript: 'A noscript may contain pictures alone',
} as const
