import { linkedId } from '@/kernel/linked-id'
import { isRecord, type Values } from '@/kernel/loose-values'
import { isRichText } from '@/kernel/markup/rich-text'
import { type BlockField, type BlockFields, type Content, type ContentNode, insideOf } from './content'

/** Pictures by id, as they are to stand in a text. */
type Pictures = ReadonlyMap<number, unknown>

const placed = (value: unknown, pictures: Pictures): unknown => pictures.get(linkedId(value) ?? 0) ?? null

function inFields(
  values: Values,
  fields: readonly BlockField[],
  blocks: BlockFields,
  pictures: Pictures,
): Values {
  const shownIn = (field: BlockField): unknown => {
    const value = values[field.name]
    if (field.kind === 'picture') return placed(value, pictures)
    if (field.kind === 'rich-text')
      return isRichText(value)
        ? { ...value, root: inNode(value.root as ContentNode, blocks, pictures) }
        : value
    if (field.kind === 'group')
      return isRecord(value) ? inFields(value, field.fields, blocks, pictures) : value
    if (field.kind !== 'rows' || !Array.isArray(value)) return value
    return value.map((row) => (isRecord(row) ? inFields(row, field.fields, blocks, pictures) : row))
  }
  return { ...values, ...Object.fromEntries(fields.map((field) => [field.name, shownIn(field)])) }
}

function inNode(node: ContentNode, blocks: BlockFields, pictures: Pictures): ContentNode {
  if (node.type === 'upload') return { ...node, value: placed(node.value, pictures) }
  if (node.type === 'block' && isRecord(node.fields)) {
    const fields = blocks.get(String(node.fields.blockType)) ?? []
    return { ...node, fields: inFields(node.fields, fields, blocks, pictures) }
  }
  const children = insideOf(node)
  if (children.length === 0) return node
  return { ...node, children: children.map((child) => inNode(child, blocks, pictures)) }
}

/** A text with its pictures in place of their ids; one that is gone becomes null. */
export const insertPictureRecords = (content: Content, blocks: BlockFields, pictures: Pictures): Content => ({
  ...content,
  root: inNode(content.root, blocks, pictures) as Content['root'],
})
