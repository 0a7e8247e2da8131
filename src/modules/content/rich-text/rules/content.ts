import type { Values } from '@/kernel/loose-values'
import { isRichText } from '@/kernel/markup/rich-text'

/** One node of a text, as the editor stores it. */
export type ContentNode = { readonly type: string; readonly [key: string]: unknown }
/** A text of the editor: the root of its nodes. */
export type Content = { root: ContentNode & { children: ContentNode[] } }

/**
 * The bounds of a text: its nodes in all, how deep they may be inside each other, the characters of its JSON, and those of
 * HTML or plain text that is sent instead.
 */
export const CONTENT_LIMITS = { nodes: 5_000, depth: 20, characters: 500_000 } as const

const number = (value: number): string => value.toLocaleString('en-US')

export const CONTENT_MESSAGES = {
  unreadable: 'The text cannot be read',
  unsafeLink: 'A link must be a web address, an address on this site, an e-mail address or a phone number',
  tooLong: `The text has more than ${number(CONTENT_LIMITS.nodes)} parts or ${number(CONTENT_LIMITS.characters)} characters`,
} as const

/** A field of a block, as far as the rule of texts knows it. */
export type BlockField = { readonly name: string } & (
  | { readonly kind: 'text' | 'link' | 'flag' | 'number' | 'picture' | 'record' | 'rich-text' | 'value' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'group' | 'rows'; readonly fields: readonly BlockField[] }
)

/** The blocks that texts may contain, by name, with their fields. */
export type BlockFields = ReadonlyMap<string, readonly BlockField[]>

/** A stored text; null for anything else. What is in it is checked where it is shown. */
export const storedContent = (stored: unknown): Content | null =>
  isRichText(stored) && Array.isArray(stored.root.children) ? (stored as Content) : null

/** The parts inside a node. */
export const insideOf = ({ children }: Values): ContentNode[] =>
  Array.isArray(children) ? (children as ContentNode[]) : []
