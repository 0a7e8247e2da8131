// A few words in which the texts that come with the product are written, and what the editor stores for them.

type Node = { type: string; version: number } & Record<string, unknown>

/** A text as the editor stores it. */
export type WrittenText = { root: Node }

/** A page that comes with the product; from then on it is the staff's. */
export type FirstPage = {
  route: string
  title: string
  excerpt: string
  metaDescription: string
  footerColumn: 'rules' | null
  position: number | null
  /** The day of the text, in UTC. */
  changed: string
  content: WrittenText
}

const BOLD = 1

const plain = { version: 1, direction: 'ltr', format: '', indent: 0 } as const

const text = (words: string, format = 0): Node => ({
  type: 'text',
  version: 1,
  text: words,
  detail: 0,
  format,
  mode: 'normal',
  style: '',
})

const link = (words: string, url: string): Node => ({
  ...plain,
  type: 'link',
  version: 3,
  fields: { linkType: 'custom', newTab: false, url },
  children: [text(words)],
})

const MARKED = /\*\*(?<bold>[^*]+)\*\*|\[(?<words>[^[\]]+)\]\((?<url>[^()]+)\)/g

/** The parts of a line in which **words** are bold and [words](/address) are a link. */
function inline(line: string): Node[] {
  const nodes: Node[] = []
  let from = 0
  for (const { 0: all, groups = {}, index } of line.matchAll(MARKED)) {
    if (index > from) nodes.push(text(line.slice(from, index)))
    const { bold, url = '', words = '' } = groups
    nodes.push(bold ? text(bold, BOLD) : link(words, url))
    from = index + all.length
  }
  if (from < line.length) nodes.push(text(line.slice(from)))
  return nodes
}

/** A paragraph. */
export const paragraph = (line: string): Node => ({
  ...plain,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
  children: inline(line),
})

const list = (listType: 'bullet' | 'number', lines: readonly string[]): Node => ({
  ...plain,
  type: 'list',
  listType,
  start: 1,
  tag: listType === 'bullet' ? 'ul' : 'ol',
  children: lines.map((line, index) => ({
    ...plain,
    type: 'listitem',
    value: index + 1,
    children: inline(line),
  })),
})

/** Points. */
export const points = (...lines: string[]): Node => list('bullet', lines)

/** Steps, numbered. */
export const steps = (...lines: string[]): Node => list('number', lines)

/** A block of the editor; its id only has to be unique in the text. */
const block = (blockType: string, id: string, fields: object): Node => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id, blockName: '', blockType, ...fields },
})

/** The heading of a section. Links point to its anchor, which therefore does not change with the heading. */
export const section = (anchor: string, title: string): Node =>
  block('section', `section-${anchor}`, { anchor, title })

/** Something that the site itself knows. */
export const facts = (what: string): Node => block('facts', `facts-${what}`, { what })

/** The whole text. */
export const written = (...children: Node[]): WrittenText => ({ root: { ...plain, type: 'root', children } })
