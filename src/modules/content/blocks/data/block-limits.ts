/** The heading of a block, in characters. */
export const BLOCK_TITLE_MAX = 150
/** A text of a block, in characters. */
export const BLOCK_TEXT_MAX = 500
