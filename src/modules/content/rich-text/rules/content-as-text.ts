import { isRecord, type Values } from '@/kernel/loose-values'
import { type Content, type ContentNode, insideOf } from './content'

/** The words of a block; none by default. */
export type BlockText = (block: string, fields: Values) => string

const LINES = new Set([
  'paragraph',
  'heading',
  'quote',
  'listitem',
  'horizontalrule',
  'linebreak',
  'tablecell',
  'block',
])

function textOf(node: ContentNode, blockText: BlockText): string {
  if (node.type === 'text' || node.type === 'tab') return String(node.text ?? '')
  const inside =
    node.type === 'block' && isRecord(node.fields)
      ? blockText(String(node.fields.blockType), node.fields)
      : insideOf(node)
          .map((child) => textOf(child, blockText))
          .join('')
  return LINES.has(node.type) && !inside.endsWith('\n') ? `${inside}\n` : inside
}

/** The words of a text, a line for each paragraph. */
export const contentAsText = (content: Content | null, blockText: BlockText = () => ''): string =>
  content ? textOf(content.root, blockText).trim() : ''
