import { linkedId } from '@/kernel/linked-id'
import { isRecord, type Values } from '@/kernel/loose-values'
import { isRichText } from '@/kernel/markup/rich-text'
import { type BlockField, type BlockFields, type Content, type ContentNode, insideOf } from './content'

/** A picture's id in a list of its own; none for no id. */
const idIn = (value: unknown): number[] => {
  const id = linkedId(value)
  return id === null ? [] : [id]
}

function inFields(values: Values, fields: readonly BlockField[], blocks: BlockFields): number[] {
  return fields.flatMap((field) => {
    const value = values[field.name]
    if (field.kind === 'picture') return idIn(value)
    if (field.kind === 'rich-text') return isRichText(value) ? inNode(value.root as ContentNode, blocks) : []
    if (field.kind === 'group') return isRecord(value) ? inFields(value, field.fields, blocks) : []
    if (field.kind !== 'rows' || !Array.isArray(value)) return []
    return value.filter(isRecord).flatMap((row) => inFields(row, field.fields, blocks))
  })
}

function inNode(node: ContentNode, blocks: BlockFields): number[] {
  if (node.type === 'upload') return idIn(node.value)
  if (node.type === 'block' && isRecord(node.fields))
    return inFields(node.fields, blocks.get(String(node.fields.blockType)) ?? [], blocks)
  return insideOf(node).flatMap((child) => inNode(child, blocks))
}

/** The pictures in a text and in its blocks, by id. */
export const contentPictures = (content: Content | null, blocks: BlockFields): number[] =>
  content ? [...new Set(inNode(content.root, blocks))] : []
