import { isRecord, type Values } from '@/kernel/loose-values'
import { childrenOf, linkTarget } from '@/kernel/markup/rich-text'
import { err, ok, type Result } from '@/kernel/result'
import { isBlank, isStorable } from '@/kernel/text'
import { POST_BODY_DEPTH, POST_BODY_MAX } from './limits'

/** One node of rich text, as the editor stores it. */
export type BodyNode = { readonly type: string; readonly [key: string]: unknown }
/** Rich text: the root of its nodes. Null for none. */
export type Body = { root: BodyNode & { children: BodyNode[] } }

/** The bits of a text's format: bold, italic, strikethrough, underline, code, subscript, superscript. */
const FORMATS = 0b1111111
const HEADINGS = ['h2', 'h3', 'h4']
const LISTS = { bullet: 'ul', number: 'ol' } as const
const ALIGNMENTS = ['', 'left', 'center', 'right', 'justify', 'start', 'end']

const whole = (value: unknown, most: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most ? value : 0

const oneOf = (value: unknown, words: readonly string[], otherwise: string): string =>
  typeof value === 'string' && words.includes(value) ? value : otherwise

const block = (type: string, node: Values, children: BodyNode[], more: Values = {}): BodyNode => ({
  type,
  version: 1,
  direction: node.direction === 'rtl' ? 'rtl' : 'ltr',
  format: oneOf(node.format, ALIGNMENTS, ''),
  indent: whole(node.indent, POST_BODY_DEPTH),
  children,
  ...more,
})

const textNode = ({ format, text }: Values): BodyNode[] =>
  typeof text === 'string' && text !== '' && isStorable(text)
    ? [
        {
          type: 'text',
          version: 1,
          text,
          format: whole(format, FORMATS),
          detail: 0,
          mode: 'normal',
          style: '',
        },
      ]
    : []

function linkNode(node: Values, children: BodyNode[]): BodyNode[] {
  const url = linkTarget(node)
  // Without a safe address its words stay.
  if (url === null) return children
  const newTab = isRecord(node.fields) && node.fields.newTab === true
  const allowedNodes = { linkType: 'custom', url, newTab }
  const id = typeof node.id === 'string' ? { id: node.id.slice(0, 40) } : {}
  return [block('link', node, children, { fields: allowedNodes, ...id })]
}

function pictureNode({ id, value }: Values): BodyNode[] {
  const media = isRecord(value) ? value.id : value
  if (typeof media !== 'number' || !Number.isInteger(media) || media < 1) return []
  const key = typeof id === 'string' ? { id: id.slice(0, 40) } : {}
  return [{ type: 'upload', version: 3, format: '', relationTo: 'media', value: media, fields: null, ...key }]
}

/** How each kind of node is copied; those that are not listed leave only what is inside them. */
const STORED: Readonly<Record<string, (node: Values, children: BodyNode[]) => BodyNode[]>> = {
  text: textNode,
  linebreak: () => [{ type: 'linebreak', version: 1 }],
  tab: () => [{ type: 'tab', version: 1, text: '\t', format: 0, detail: 2, mode: 'normal', style: '' }],
  horizontalrule: () => [{ type: 'horizontalrule', version: 1 }],
  paragraph: (node, children) => [block('paragraph', node, children, { textFormat: 0, textStyle: '' })],
  heading: (node, children) => [block('heading', node, children, { tag: oneOf(node.tag, HEADINGS, 'h2') })],
  quote: (node, children) => [block('quote', node, children)],
  list: (node, children) => {
    const listType = node.listType === 'number' ? 'number' : 'bullet'
    return [
      block('list', node, children, { listType, tag: LISTS[listType], start: whole(node.start, 1e6) || 1 }),
    ]
  },
  listitem: (node, children) => [block('listitem', node, children, { value: whole(node.value, 1e6) || 1 })],
  link: linkNode,
  autolink: linkNode,
  upload: pictureNode,
}

function allowedNodes(node: unknown, depth: number): BodyNode[] {
  if (!isRecord(node) || depth > POST_BODY_DEPTH) return []
  const inside = childrenOf(node).flatMap((one) => allowedNodes(one, depth + 1))
  const allowed =
    typeof node.type === 'string' && Object.hasOwn(STORED, node.type) ? STORED[node.type] : undefined
  return allowed ? allowed(node, inside) : inside
}

/** Plain text as rich text: a paragraph for each run of lines between empty ones. */
function paragraphsOf(text: string): BodyNode[] {
  return text
    .split(/\n\s*\n/)
    .filter((part) => !isBlank(part))
    .map((part) => {
      const lines = part.trim().split('\n')
      const children = lines.flatMap((line, at) => [
        ...(at > 0 ? [{ type: 'linebreak' }] : []),
        { type: 'text', text: line },
      ])
      return { type: 'paragraph', children }
    })
}

/**
 * A body as sent, made safe: known kinds of nodes with known values, links to pages, mail or
 * telephones, and pictures of ours. Plain text becomes paragraphs. Nothing and blank text are null.
 *
 * @returns an error for what is no rich text, or too much of it
 */
export function parseBody(sent: unknown): Result<Body | null, 'not-rich-text'> {
  if (sent == null || (typeof sent === 'string' && isBlank(sent))) return ok(null)
  const root = typeof sent === 'string' ? { children: paragraphsOf(sent) } : isRecord(sent) && sent.root
  if (!isRecord(root) || !Array.isArray(root.children)) return err('not-rich-text')
  const children = root.children.flatMap((node) => allowedNodes(node, 0))
  if (JSON.stringify(children).length > POST_BODY_MAX) return err('not-rich-text')
  return ok({ root: { ...block('root', root, children), children } })
}

const insideOf = ({ children }: BodyNode): BodyNode[] => (Array.isArray(children) ? children : [])

const BLOCKS = new Set(['paragraph', 'heading', 'quote', 'listitem', 'horizontalrule', 'linebreak'])

function textOf(node: BodyNode): string {
  if (node.type === 'text' || node.type === 'tab') return String(node.text)
  const inside = insideOf(node).map(textOf).join('')
  return BLOCKS.has(node.type) ? `${inside}\n` : inside
}

/** The words of a body, a line for each paragraph. */
export const bodyText = (body: Body | null): string => (body ? textOf(body.root).trim() : '')

/** The pictures in a body, by id. */
export function bodyPictures(body: Body | null): number[] {
  const pictureIds = (node: BodyNode): number[] =>
    node.type === 'upload' ? [Number(node.value)] : insideOf(node).flatMap(pictureIds)
  return body ? [...new Set(pictureIds(body.root))] : []
}

const WORDS_A_MINUTE = 200
/** Characters of scripts without spaces between words. */
const CHARACTERS_A_MINUTE = 500
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu

/** How long a body takes to read, in whole minutes, at least 1; 0 without words. */
export function readingMinutes(body: Body | null): number {
  const text = bodyText(body)
  if (text === '') return 0
  const characters = text.match(UNSPACED)?.length ?? 0
  const words = text
    .replace(UNSPACED, ' ')
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE + characters / CHARACTERS_A_MINUTE))
}
