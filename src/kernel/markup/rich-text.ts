import { isRecord, type Values } from '../loose-values'

/** Whether a value is a text of the editor. */
export const isRichText = (value: unknown): value is { root: Values } =>
  isRecord(value) && isRecord(value.root)

/** What a node of the editor holds. */
export const childrenOf = (node: unknown): readonly unknown[] =>
  isRecord(node) && Array.isArray(node.children) ? node.children : []

/** The parts of a text of the editor; none for anything else. */
export const partsOf = (content: unknown): readonly unknown[] =>
  isRichText(content) ? childrenOf(content.root) : []
