import type { Block } from 'payload'
import type { Values } from '@/kernel/loose-values'

/** A picture of ours as a text shows it. */
export type ContentPicture = { src: string; alt: string; width: number | null; height: number | null }

/** What a block may use to become HTML. */
export type BlockHtml = {
  /** A picture as an `img`; '' for one that is gone. */
  picture: (id: unknown) => string
  /** A text inside the block. */
  text: (content: unknown) => string
}

/**
 * A part of a text that is more than text, in posts and topic pages alike: its fields in the editor, how the storefront
 * shows it, and what it means where there is no storefront.
 */
export type ContentBlock = {
  config: Block
  /** Its server component, which gets `BlockProps`: '/modules/…/toll-block#TollBlock', in a plugin '@/plugins/…'. */
  component: string
  /** As HTML for calls, mail and feeds. All texts must be escaped. By default nothing. */
  html?: (fields: Values, at: BlockHtml) => string
  /** Its words, for how long a text takes to read. By default none. */
  text?: (fields: Values) => string
}

// Bundles in one process are built separately and share nothing but globals.
const NAME = Symbol.for('kaido.contentBlocks')
const place = globalThis as typeof globalThis & { [NAME]?: readonly ContentBlock[] }
const NONE: readonly ContentBlock[] = []

/** Publishes the blocks that modules bring; called where they are registered. */
export function registerContentBlocks(blocks: readonly ContentBlock[]): void {
  const names = blocks.map(({ config }) => config.slug)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice) throw new Error(`Two content blocks are called ${twice}`)
  place[NAME] = blocks
}

/** The blocks of all modules; the same object while the modules stay the same. */
export const contentBlocks = (): readonly ContentBlock[] => place[NAME] ?? NONE
