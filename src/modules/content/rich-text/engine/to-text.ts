import { wordsOfBlock } from '../queries/list-known-blocks'
import type { Content } from '../rules/content'
import { contentAsText } from '../rules/content-as-text'

/** The words of a text and of its blocks, a line for each paragraph. */
export const toText = (content: Content | null): string => contentAsText(content, wordsOfBlock)
