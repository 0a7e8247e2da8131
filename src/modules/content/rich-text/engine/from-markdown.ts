import { convertMarkdownToLexical } from '@payloadcms/richtext-lexical'
import type { Payload } from 'payload'
import { err, type Result } from '@/kernel/result'
import { knownBlocks } from '../queries/list-known-blocks'
import { CONTENT_LIMITS, CONTENT_MESSAGES, type Content } from '../rules/content'
import { parseContent } from '../rules/parse-content'
import { textEditorConfig } from './text-editor-config'

/**
 * Markdown as a text of the editor.
 *
 * @returns the message of what is wrong, such as an unsafe link
 */
export function fromMarkdown(payload: Payload, markdown: string): Result<Content | null, string> {
  if (markdown.length > CONTENT_LIMITS.characters) return err(CONTENT_MESSAGES.tooLong)
  return parseContent(
    convertMarkdownToLexical({ editorConfig: textEditorConfig(payload), markdown }),
    knownBlocks(),
  )
}
