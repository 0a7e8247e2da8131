import { createHash } from 'node:crypto'
import { CODE_MESSAGES, type CustomPart, type PartKind } from '../rules/custom-parts'

/** Why code is refused: a message of `CODE_MESSAGES`. */
export class RefusedCode extends Error {}

export const refuse = (message: string): never => {
  throw new RefusedCode(message)
}

/** What code is read with. */
export type Reading = {
  /** That scripts and pictures may come from. */
  hosts: readonly string[]
  /** @throws RefusedCode if something in it is not closed */
  nodesOf: (html: string) => ChildNode[]
}

/** An element's attributes, in lower case. */
type Attrs = Readonly<Record<string, string>>

/** What is served of each element, and of the picture in a noscript; 'data-' stands for all that begin with it. */
const ALLOWED: Readonly<Record<PartKind | 'img', readonly string[]>> = {
  script: [
    'src',
    'type',
    'async',
    'defer',
    'nomodule',
    'crossorigin',
    'integrity',
    'referrerpolicy',
    'fetchpriority',
    'id',
    'data-',
  ],
  style: ['media'],
  meta: ['name', 'property', 'content'],
  link: ['rel', 'href', 'crossorigin'],
  noscript: [],
  img: ['src', 'alt', 'width', 'height', 'referrerpolicy', 'style'],
}

/** Scripts that browsers run. */
const RUNNING = ['', 'text/javascript', 'application/javascript', 'module']
/** Blocks of data, which no browser runs. */
const DATA = ['application/ld+json', 'application/json']
const RELATIONS = ['preconnect', 'dns-prefetch', 'me']

const isAllowed = (element: PartKind | 'img', name: string): boolean =>
  ALLOWED[element].includes(name) ||
  (ALLOWED[element].includes('data-') && /^data-[a-z0-9_-]{1,60}$/.test(name))

function attrsOf(element: Element, kind: PartKind | 'img'): Attrs {
  const pairs = [...element.attributes].map(({ name, value }) => [name, value] as const)
  for (const [name] of pairs) if (!isAllowed(kind, name)) refuse(CODE_MESSAGES.attribute(kind, name))
  return Object.fromEntries(pairs)
}

/** The host of an address that begins with https and names no port or person. */
function hostOf(element: string, address: string | undefined): string {
  const url = URL.parse(address?.trim() ?? '')
  const isPlain = url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  return url && isPlain && /^https:\/\//i.test(address?.trim() ?? '')
    ? url.hostname
    : refuse(CODE_MESSAGES.address(element))
}

function checkListed(element: string, address: string | undefined, hosts: readonly string[]): void {
  const host = hostOf(element, address)
  if (!hosts.includes(host)) refuse(CODE_MESSAGES.host(host))
}

/** React would write these differently, so that the hash would be that of another text. */
function checkRaw(kind: 'script' | 'style', text: string): void {
  const lower = text.toLowerCase()
  if (lower.includes(`<${kind}`) || lower.includes(`</${kind}`)) refuse(CODE_MESSAGES.scriptTag(kind))
}

const sha256 = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

function readScript(element: Element, { hosts }: Reading): CustomPart {
  const attrs = attrsOf(element, 'script')
  const text = element.textContent ?? ''
  const type = (attrs.type ?? '').trim().toLowerCase()
  if (![...RUNNING, ...DATA].includes(type)) refuse(CODE_MESSAGES.scriptType(type))
  const runs = RUNNING.includes(type)
  if (attrs.src === undefined) {
    checkRaw('script', text)
    return { kind: 'script', attrs, text, hash: runs ? sha256(text) : null }
  }
  if (text.trim() !== '' || !runs) refuse(CODE_MESSAGES.both)
  checkListed('script', attrs.src, hosts)
  return { kind: 'script', attrs, text: '', hash: null }
}

function readStyle(element: Element): CustomPart {
  const text = element.textContent ?? ''
  checkRaw('style', text)
  return { kind: 'style', attrs: attrsOf(element, 'style'), text, hash: null }
}

function readMeta(element: Element): CustomPart {
  const attrs = attrsOf(element, 'meta')
  if (!(attrs.name || attrs.property) || attrs.content === undefined) refuse(CODE_MESSAGES.meta)
  return { kind: 'meta', attrs, text: '', hash: null }
}

function readLink(element: Element): CustomPart {
  const attrs = attrsOf(element, 'link')
  if (!RELATIONS.includes((attrs.rel ?? '').trim().toLowerCase())) refuse(CODE_MESSAGES.relation)
  hostOf('link', attrs.href)
  return { kind: 'link', attrs, text: '', hash: null }
}

/** The only style is the one that counters hide their picture with. */
function readPicture(element: Element, hosts: readonly string[]): CustomPart {
  const { style, ...attrs } = attrsOf(element, 'img')
  const written = style?.replaceAll(' ', '').toLowerCase()
  if (written !== undefined && written !== 'display:none' && written !== 'display:none;')
    refuse(CODE_MESSAGES.attribute('img', 'style'))
  checkListed('img', attrs.src, hosts)
  return { kind: 'noscript', attrs: { ...attrs, alt: attrs.alt ?? '' }, text: '', hash: null }
}

/** What is in it is text to a browser that runs scripts. */
function readNoscript(element: Element, { hosts, nodesOf }: Reading): CustomPart[] {
  attrsOf(element, 'noscript')
  return nodesOf(element.textContent ?? '').flatMap((node) => {
    if (isNothing(node)) return []
    return node.nodeName === 'IMG' ? [readPicture(node as Element, hosts)] : refuse(CODE_MESSAGES.noscript)
  })
}

/** A comment, or space between elements. */
const isNothing = ({ nodeName, textContent }: ChildNode): boolean =>
  nodeName === '#comment' || (nodeName === '#text' && (textContent ?? '').trim() === '')

const READERS: Readonly<Record<PartKind, (element: Element, reading: Reading) => CustomPart | CustomPart[]>> =
  { script: readScript, style: readStyle, meta: readMeta, link: readLink, noscript: readNoscript }

/**
 * The parts that a node of the code is served as.
 *
 * @throws RefusedCode
 */
export function readCustomPart(node: ChildNode, reading: Reading): CustomPart[] {
  if (isNothing(node)) return []
  if (node.nodeName === '#text') return refuse(CODE_MESSAGES.text)
  const name = node.nodeName.toLowerCase()
  const read = Object.hasOwn(READERS, name) ? READERS[name as PartKind] : refuse(CODE_MESSAGES.element(name))
  return [read(node as Element, reading)].flat()
}
