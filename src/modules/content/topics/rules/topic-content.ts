import { type Issue, issue } from '@/kernel/issue'
import { isSafeLink } from '@/kernel/link'

/** What a page's text may consist of, by the editor's names: what holds other parts, and what does not. */
const HOLDERS: ReadonlySet<unknown> = new Set([
  'root',
  'paragraph',
  'heading',
  'quote',
  'list',
  'listitem',
  'link',
  'autolink',
])
const LEAVES: ReadonlySet<unknown> = new Set(['text', 'linebreak', 'tab', 'horizontalrule', 'block'])

/** The parts of a page that are more than text. */
export const TOPIC_BLOCKS = [
  'section',
  'picture',
  'columns',
  'questions',
  'vehicles',
  'showrooms',
  'contact',
  'facts',
] as const
export type TopicBlock = (typeof TOPIC_BLOCKS)[number]

/** Most parts of a text in all, and how deep they may be inside each other. */
export const CONTENT_LIMITS = { nodes: 5_000, depth: 16 } as const

export const CONTENT_MESSAGES = {
  unreadable: 'The text of the page cannot be read',
  unsafeLink: 'A link must be a web address, an address on this site, an e-mail address or a phone number',
  tooLong: `The text of the page has more than ${CONTENT_LIMITS.nodes.toLocaleString('en-US')} parts`,
} as const

type Some = Readonly<Record<string, unknown>>

const isSome = (value: unknown): value is Some =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isBlockName = (name: unknown): boolean => TOPIC_BLOCKS.some((block) => block === name)

/** Whether a link of a text may be shown: no scheme that runs code in the reader's browser. */
export const isTopicLink = (link: unknown): link is string =>
  typeof link === 'string' && (isSafeLink(link) || /^(?:mailto:|tel:)[^\s<>"]+$/i.test(link))

/** Whether a value is a text of the editor rather than one of a block's other fields. */
const isText = (value: unknown): value is { root: Some } => isSome(value) && isSome(value.root)

/** The texts inside a block, however its fields arrange them. */
function textsIn(value: unknown): Some[] {
  if (isText(value)) return [value.root]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isSome(value) ? Object.values(value).flatMap(textsIn) : []
}

/** What a part holds: its own parts, and the texts of a block. */
function partsOf({ children, fields, type }: Some): unknown[] {
  const own = Array.isArray(children) ? children : []
  return type === 'block' ? [...own, ...textsIn(fields)] : own
}

function faultOf(node: unknown): string | null {
  if (!isSome(node)) return CONTENT_MESSAGES.unreadable
  const { children, fields, type } = node
  if (HOLDERS.has(type) ? !Array.isArray(children) : !LEAVES.has(type)) return CONTENT_MESSAGES.unreadable
  if (type === 'block')
    return isSome(fields) && isBlockName(fields.blockType) ? null : CONTENT_MESSAGES.unreadable
  if (type !== 'link' && type !== 'autolink') return null
  return isSome(fields) && isTopicLink(fields.url) ? null : CONTENT_MESSAGES.unsafeLink
}

/**
 * What is wrong with a page's text, at most one thing: parts that no reader could be shown, too many of them, or a link
 * that would run code. No text at all is fine.
 */
export function checkContent(content: unknown): Issue[] {
  if (content == null) return []
  if (!isText(content)) return [issue('content', CONTENT_MESSAGES.unreadable)]
  const waiting: { node: unknown; depth: number }[] = [{ node: content.root, depth: 1 }]
  let count = 0
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next
    count += 1
    if (count > CONTENT_LIMITS.nodes) return [issue('content', CONTENT_MESSAGES.tooLong)]
    const fault = depth > CONTENT_LIMITS.depth ? CONTENT_MESSAGES.unreadable : faultOf(node)
    if (fault) return [issue('content', fault)]
    if (isSome(node)) waiting.push(...partsOf(node).map((part) => ({ node: part, depth: depth + 1 })))
  }
  return []
}
