import { type Issue, issue } from '@/kernel/issue'
import { isRecord, type Values } from '@/kernel/loose-values'
import { childrenOf, isRichText, linkTarget } from '@/kernel/markup/rich-text'

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

const isBlockName = (name: unknown): boolean => TOPIC_BLOCKS.some((block) => block === name)

/** The texts inside a block, however its fields arrange them. */
function textsIn(value: unknown): Values[] {
  if (isRichText(value)) return [value.root]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : []
}

/** What a part holds: its own parts, and the texts of a block. */
function held(node: Values): readonly unknown[] {
  const own = childrenOf(node)
  return node.type === 'block' ? [...own, ...textsIn(node.fields)] : own
}

function faultOf(node: unknown): string | null {
  if (!isRecord(node)) return CONTENT_MESSAGES.unreadable
  const { children, fields, type } = node
  if (HOLDERS.has(type) ? !Array.isArray(children) : !LEAVES.has(type)) return CONTENT_MESSAGES.unreadable
  if (type === 'block')
    return isRecord(fields) && isBlockName(fields.blockType) ? null : CONTENT_MESSAGES.unreadable
  if (type !== 'link' && type !== 'autolink') return null
  return linkTarget(node) === null ? CONTENT_MESSAGES.unsafeLink : null
}

/**
 * What is wrong with a page's text, at most one thing: parts that no reader could be shown, too many of them, or a link
 * that would run code. No text at all is fine.
 */
export function checkContent(content: unknown): Issue[] {
  if (content == null) return []
  if (!isRichText(content)) return [issue('content', CONTENT_MESSAGES.unreadable)]
  const waiting: { node: unknown; depth: number }[] = [{ node: content.root, depth: 1 }]
  let count = 0
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next
    count += 1
    if (count > CONTENT_LIMITS.nodes) return [issue('content', CONTENT_MESSAGES.tooLong)]
    const fault = depth > CONTENT_LIMITS.depth ? CONTENT_MESSAGES.unreadable : faultOf(node)
    if (fault) return [issue('content', fault)]
    if (isRecord(node)) waiting.push(...held(node).map((part) => ({ node: part, depth: depth + 1 })))
  }
  return []
}
