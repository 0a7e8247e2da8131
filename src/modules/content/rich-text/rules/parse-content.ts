import { linkedId } from '@/kernel/linked-id'
import { isRecord, type Values } from '@/kernel/loose-values'
import { linkTarget } from '@/kernel/markup/link-target'
import { err, ok, type Result } from '@/kernel/result'
import { isBlank } from '@/kernel/text/blank'
import { isStorable } from '@/kernel/text/storable-text'
import { type Around, blockValues } from './block-values'
import { type BlockFields, CONTENT_LIMITS, CONTENT_MESSAGES, type Content, type ContentNode } from './content'

/** The bits of a text's format: bold, italic, strikethrough, underline, code, subscript, superscript. */
const FORMATS = 0b1111111
const HEADINGS = ['h2', 'h3', 'h4']
const LISTS = { bullet: 'ul', number: 'ol' } as const
const ALIGNMENTS = ['', 'left', 'center', 'right', 'justify', 'start', 'end']
/** What these stand in; everything else may stand anywhere. */
const PARENTS: Readonly<Record<string, string>> = {
  listitem: 'list',
  tablerow: 'table',
  tablecell: 'tablerow',
}
/** What these alone hold. */
const CHILDREN: Readonly<Record<string, string>> = {
  list: 'listitem',
  table: 'tablerow',
  tablerow: 'tablecell',
}
const INLINE = new Set(['text', 'linebreak', 'tab', 'link'])

/** A text while it is read. */
class Reading {
  fault: string | null = null
  count = 0
  constructor(readonly blocks: BlockFields) {}

  /** Reports what is wrong; the first report counts. */
  refuse = (message: string): null => {
    this.fault ??= message
    return null
  }
}

type Place = { reading: Reading; depth: number }
type Copy = (node: Values, place: Place) => ContentNode | null

const whole = (value: unknown, most: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most ? value : 0

const oneOf = (value: unknown, words: readonly string[], otherwise: string): string =>
  typeof value === 'string' && words.includes(value) ? value : otherwise

const keyOf = (id: unknown, otherwise: string): string =>
  typeof id === 'string' && id !== '' && isStorable(id) ? id.slice(0, 40) : otherwise

function childrenOf(node: Values, { depth, reading }: Place): ContentNode[] {
  if (!Array.isArray(node.children)) {
    reading.refuse(CONTENT_MESSAGES.unreadable)
    return []
  }
  return node.children.flatMap((child: unknown) => {
    const copy = nodeOf(child, node.type, { depth: depth + 1, reading })
    return copy ? [copy] : []
  })
}

const holder = (node: Values, place: Place, more: Values = {}): ContentNode => ({
  type: String(node.type),
  version: 1,
  direction: node.direction === 'rtl' ? 'rtl' : 'ltr',
  format: oneOf(node.format, ALIGNMENTS, ''),
  indent: whole(node.indent, CONTENT_LIMITS.depth),
  children: childrenOf(node, place),
  ...more,
})

const PLAIN = { version: 1, detail: 0, mode: 'normal', style: '' } as const

function textNode({ format, text }: Values, { reading }: Place): ContentNode | null {
  if (typeof text !== 'string' || !isStorable(text)) return reading.refuse(CONTENT_MESSAGES.unreadable)
  return text === '' ? null : { type: 'text', ...PLAIN, text, format: whole(format, FORMATS) }
}

function linkNode(node: Values, place: Place): ContentNode | null {
  const url = linkTarget(node)
  if (url === null) return place.reading.refuse(CONTENT_MESSAGES.unsafeLink)
  const newTab = isRecord(node.fields) && node.fields.newTab === true
  const id = node.id === undefined ? {} : { id: keyOf(node.id, '') }
  return holder({ ...node, type: 'link' }, place, {
    version: 3,
    fields: { linkType: 'custom', url, newTab },
    ...id,
  })
}

function pictureNode(
  { id, pending, relationTo = 'media', value }: Values,
  { reading }: Place,
): ContentNode | null {
  // The editor is still uploading it, and saves again afterwards.
  if (pending && value == null) return null
  const media = linkedId(value)
  if (relationTo !== 'media' || media === null || media < 1)
    return reading.refuse(CONTENT_MESSAGES.unreadable)
  const key = keyOf(id, `picture-${reading.count}`)
  return { type: 'upload', version: 3, format: '', id: key, relationTo: 'media', value: media, fields: null }
}

function blockNode({ fields }: Values, { depth, reading }: Place): ContentNode | null {
  const name = isRecord(fields) ? fields.blockType : null
  const known = typeof name === 'string' ? reading.blocks.get(name) : undefined
  if (!isRecord(fields) || !known) return reading.refuse(CONTENT_MESSAGES.unreadable)
  const around: Around = {
    refuse: reading.refuse,
    readText: (sent) => rootOf(sent, { depth: depth + 1, reading }),
  }
  const title = typeof fields.blockName === 'string' && isStorable(fields.blockName) ? fields.blockName : ''
  const own = { id: keyOf(fields.id, `${name}-${reading.count}`), blockName: title, blockType: name }
  return { type: 'block', version: 2, format: '', fields: { ...blockValues(fields, known, around), ...own } }
}

const cellNode: Copy = (node, place) =>
  holder(node, place, {
    headerState: whole(node.headerState, 3),
    colSpan: whole(node.colSpan, 100) || 1,
    rowSpan: whole(node.rowSpan, 1_000) || 1,
    backgroundColor: null,
  })

function listNode(node: Values, place: Place): ContentNode {
  const listType = node.listType === 'number' ? 'number' : 'bullet'
  return holder(node, place, { listType, tag: LISTS[listType], start: whole(node.start, 1e6) || 1 })
}

/** How each kind of node is copied; there are no others. */
const COPIES: Readonly<Record<string, Copy>> = {
  text: textNode,
  linebreak: () => ({ type: 'linebreak', version: 1 }),
  tab: () => ({ type: 'tab', ...PLAIN, text: '\t', format: 0, detail: 2 }),
  horizontalrule: () => ({ type: 'horizontalrule', version: 1 }),
  paragraph: (node, place) => holder(node, place, { textFormat: 0, textStyle: '' }),
  heading: (node, place) => holder(node, place, { tag: oneOf(node.tag, HEADINGS, 'h2') }),
  quote: (node, place) => holder(node, place),
  list: listNode,
  listitem: (node, place) => holder(node, place, { value: whole(node.value, 1e6) || 1 }),
  link: linkNode,
  autolink: linkNode,
  upload: pictureNode,
  block: blockNode,
  table: (node, place) => holder(node, place),
  tablerow: (node, place) => holder(node, place),
  tablecell: cellNode,
}

function copyOf({ type }: Values, parent: unknown): Copy | null {
  if (typeof type !== 'string' || !Object.hasOwn(COPIES, type)) return null
  const isMisplaced = (PARENTS[type] ?? parent) !== parent || (CHILDREN[String(parent)] ?? type) !== type
  return isMisplaced ? null : (COPIES[type] ?? null)
}

function nodeOf(node: unknown, parent: unknown, { depth, reading }: Place): ContentNode | null {
  if (reading.fault) return null
  reading.count += 1
  if (reading.count > CONTENT_LIMITS.nodes) return reading.refuse(CONTENT_MESSAGES.tooLong)
  const copy = isRecord(node) && depth <= CONTENT_LIMITS.depth ? copyOf(node, parent) : null
  return copy && isRecord(node) ? copy(node, { depth, reading }) : reading.refuse(CONTENT_MESSAGES.unreadable)
}

/** The editor cannot open a text with words beside its paragraphs: they get one of their own. */
function inParagraphs(nodes: readonly ContentNode[]): ContentNode[] {
  const parts: ContentNode[] = []
  let open: ContentNode[] | null = null
  for (const node of nodes) {
    if (!INLINE.has(node.type)) {
      open = null
      parts.push(node)
      continue
    }
    if (!open) {
      open = []
      const { type, version, direction, format, indent } = EMPTY
      parts.push({ type, version, direction, format, indent, textFormat: 0, textStyle: '', children: open })
    }
    open.push(node)
  }
  return parts
}

const EMPTY = { type: 'paragraph', version: 1, direction: 'ltr', format: '', indent: 0 } as const

function rootOf(sent: unknown, place: Place): Content | null {
  const root = isRecord(sent) && sent.root
  if (!isRecord(root)) return place.reading.refuse(CONTENT_MESSAGES.unreadable)
  const node = holder({ ...root, type: 'root' }, place)
  return { root: { ...node, children: inParagraphs((node.children ?? []) as ContentNode[]) } }
}

/** Plain text as rich text: a paragraph for each run of lines between empty ones. */
function paragraphsOf(text: string): object {
  const children = text
    .split(/\n\s*\n/)
    .filter((part) => !isBlank(part))
    .map((part) => ({
      type: 'paragraph',
      children: part
        .trim()
        .split('\n')
        .flatMap((line, at) => [...(at > 0 ? [{ type: 'linebreak' }] : []), { type: 'text', text: line }]),
    }))
  return { root: { children } }
}

/**
 * A text of the editor in its one form: known nodes with known values, links to pages, mail or telephones, pictures of
 * ours, and the given blocks with their fields. Plain text becomes paragraphs; nothing, and blank text, become null.
 *
 * @returns the message of what is wrong: a part that no reader could be shown, an unsafe link, or more than the limits
 */
export function parseContent(sent: unknown, blocks: BlockFields): Result<Content | null, string> {
  if (sent == null || (typeof sent === 'string' && isBlank(sent))) return ok(null)
  const isText = typeof sent === 'string'
  if (isText && sent.length > CONTENT_LIMITS.characters) return err(CONTENT_MESSAGES.tooLong)
  const reading = new Reading(blocks)
  const content = rootOf(isText ? paragraphsOf(sent) : sent, { depth: 0, reading })
  if (reading.fault !== null || content === null) return err(reading.fault ?? CONTENT_MESSAGES.unreadable)
  return JSON.stringify(content).length > CONTENT_LIMITS.characters
    ? err(CONTENT_MESSAGES.tooLong)
    : ok(content)
}
