import {
  convertLexicalToHTML,
  type HTMLConverters,
  type HTMLConvertersFunction,
} from '@payloadcms/richtext-lexical/html'
import type { SerializedEditorState, SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'
import { linkedId } from '@/kernel/linked-id'
import { isRecord, type Values } from '@/kernel/loose-values'
import { escapeMarkup } from '@/kernel/markup/escape'
import { linkTarget } from '@/kernel/markup/link-target'
import { type BlockHtml, type ContentPicture, contentBlocks } from '@/server/content/content-blocks'
import type { Db } from '@/server/db-of'
import { knownBlocks } from '../queries/list-known-blocks'
import { readPictures } from '../queries/read-pictures'
import { type Content, storedContent } from '../rules/content'
import { contentPictures } from '../rules/content-pictures'

type Pictures = ReadonlyMap<number, ContentPicture>

/** By bit of a text's format. */
const MARKS: readonly (readonly [bit: number, tag: string])[] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
]

function textHtml(text: unknown, format: unknown): string {
  const marks = MARKS.filter(([bit]) => (Number(format) & bit) !== 0)
  return marks.reduce((inside, [, tag]) => `<${tag}>${inside}</${tag}>`, escapeMarkup(String(text ?? '')))
}

/** A link; one that the rules would refuse is only its words. */
function linkHtml(node: Values, inside: string): string {
  const url = linkTarget(node)
  if (url === null) return inside
  const isNewTab = isRecord(node.fields) && node.fields.newTab === true
  return `<a href="${escapeMarkup(url)}"${isNewTab ? ' target="_blank" rel="noopener noreferrer"' : ''}>${inside}</a>`
}

function pictureHtml(id: unknown, pictures: Pictures): string {
  const picture = pictures.get(linkedId(id) ?? 0)
  if (!picture) return ''
  const { alt, height, src, width } = picture
  const size = width && height ? ` width="${width}" height="${height}"` : ''
  return `<img src="${escapeMarkup(src)}" alt="${escapeMarkup(alt)}"${size} loading="lazy">`
}

function blockHtml(fields: unknown, pictures: Pictures): string {
  if (!isRecord(fields)) return ''
  const block = contentBlocks().find(({ config }) => config.slug === fields.blockType)
  const at: BlockHtml = {
    picture: (id) => pictureHtml(id, pictures),
    text: (content) => htmlOf(storedContent(content), pictures),
  }
  return block?.html?.(fields, at) ?? ''
}

const spans = ({ colSpan, rowSpan }: Values): string =>
  [
    ['colspan', colSpan],
    ['rowspan', rowSpan],
  ]
    .filter(([, count]) => Number(count) > 1)
    .map(([name, count]) => ` ${name}="${Number(count)}"`)
    .join('')

type Given = { node: unknown; nodesToHTML: (given: { nodes: SerializedLexicalNode[] }) => string[] }
type Convert = (node: Values, inside: () => string) => string

/** What Payload's converters would write with classes, styles, or a link rule of their own. */
const ownNodes = (pictures: Pictures): Record<string, Convert> => ({
  text: ({ format, text }) => textHtml(text, format),
  tab: () => '\t',
  linebreak: () => '<br>',
  horizontalrule: () => '<hr>',
  link: (node, inside) => linkHtml(node, inside()),
  autolink: (node, inside) => linkHtml(node, inside()),
  upload: ({ value }) => pictureHtml(value, pictures),
  paragraph: (_, inside) => `<p>${inside()}</p>`,
  list: ({ listType, start }, inside) => {
    if (listType !== 'number') return `<ul>${inside()}</ul>`
    return `<ol${Number(start) > 1 ? ` start="${Number(start)}"` : ''}>${inside()}</ol>`
  },
  listitem: (_, inside) => `<li>${inside()}</li>`,
  table: (_, inside) => `<table><tbody>${inside()}</tbody></table>`,
  tablerow: (_, inside) => `<tr>${inside()}</tr>`,
  tablecell: (node, inside) => {
    const tag = Number(node.headerState) > 0 ? 'th' : 'td'
    return `<${tag}${spans(node)}>${inside()}</${tag}>`
  },
  // Of what is not known, the words stay.
  unknown: (_, inside) => inside(),
})

const convertersFor =
  (pictures: Pictures): HTMLConvertersFunction =>
  ({ defaultConverters }) => {
    const own = Object.entries(ownNodes(pictures)).map(([type, convert]) => [
      type,
      ({ node, nodesToHTML }: Given) => {
        const parts = isRecord(node) ? node : {}
        const nodes: unknown = Array.isArray(parts.children) ? parts.children : []
        return convert(parts, () => nodesToHTML({ nodes: nodes as SerializedLexicalNode[] }).join(''))
      },
    ])
    const blocks = Object.fromEntries(
      contentBlocks().map(({ config }) => [
        config.slug,
        ({ node }: Given) => blockHtml(isRecord(node) && node.fields, pictures),
      ]),
    )
    return { ...defaultConverters, ...(Object.fromEntries(own) as HTMLConverters), blocks }
  }

function htmlOf(content: Content | null, pictures: Pictures): string {
  const data: unknown = content
  return convertLexicalToHTML({
    data: data as SerializedEditorState,
    converters: convertersFor(pictures),
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  })
}

/** A text as HTML: all words escaped, links by the rule of links, pictures of ours, blocks as their modules write them. */
export async function toHtml(db: Db, content: Content | null): Promise<string> {
  return htmlOf(content, await readPictures(db, contentPictures(content, knownBlocks())))
}
