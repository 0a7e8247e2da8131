import { plain } from './plain-spelling'

/** The words of a text in plain spelling: runs of letters and digits. */
export const plainWords = (text: string): string[] => plain(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
