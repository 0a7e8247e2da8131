import { escapeMarkup } from '@/kernel/markup/escape'
import type { Body, BodyNode } from './body'

/** A picture of a body as shown. */
export type BodyPicture = { src: string; alt: string; width: number | null; height: number | null }

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

const wrapped = (tag: string, inside: string): string => `<${tag}>${inside}</${tag}>`

function textHtml({ format, text }: BodyNode): string {
  const marks = MARKS.filter(([bit]) => (Number(format) & bit) !== 0)
  return marks.reduce((inside, [, tag]) => wrapped(tag, inside), escapeMarkup(String(text)))
}

function linkHtml({ fields }: BodyNode, inside: string): string {
  const { newTab, url } = fields as { url: string; newTab: boolean }
  const other = newTab ? ' target="_blank" rel="noopener noreferrer"' : ''
  return `<a href="${escapeMarkup(url)}"${other}>${inside}</a>`
}

function pictureHtml(picture: BodyPicture | undefined): string {
  if (!picture) return ''
  const { alt, height, src, width } = picture
  const size = width && height ? ` width="${width}" height="${height}"` : ''
  return `<img src="${escapeMarkup(src)}" alt="${escapeMarkup(alt)}"${size} loading="lazy">`
}

/** The tags of nodes that only contain others; none for what is unknown. */
const TAGS: Readonly<Record<string, string>> = { paragraph: 'p', quote: 'blockquote', listitem: 'li' }

function htmlOf(node: BodyNode, pictures: ReadonlyMap<number, BodyPicture>): string {
  const children = Array.isArray(node.children) ? (node.children as BodyNode[]) : []
  const inside = () => children.map((one) => htmlOf(one, pictures)).join('')
  switch (node.type) {
    case 'text':
    case 'tab':
      return textHtml(node)
    case 'linebreak':
      return '<br>'
    case 'horizontalrule':
      return '<hr>'
    case 'link':
      return linkHtml(node, inside())
    case 'upload':
      return pictureHtml(pictures.get(Number(node.value)))
    case 'heading':
    case 'list':
      return wrapped(String(node.tag), inside())
    default: {
      const tag = TAGS[node.type]
      return tag ? wrapped(tag, inside()) : inside()
    }
  }
}

/**
 * A body as HTML. It must come from `parseBody`, which leaves only safe links and known tags; all texts are
 * escaped here.
 *
 * @param pictures by id; those missing are left out
 */
export const bodyHtml = (body: Body | null, pictures: ReadonlyMap<number, BodyPicture>): string =>
  body ? htmlOf(body.root, pictures) : ''
