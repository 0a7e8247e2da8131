import { convertHTMLToLexical } from '@payloadcms/richtext-lexical'
import type { Payload } from 'payload'
import { err, type Result } from '@/kernel/result'
import { isStorable } from '@/kernel/text/storable-text'
import type { Db } from '@/server/db-of'
import { knownBlocks } from '../queries/list-known-blocks'
import { readPictureIds } from '../queries/read-pictures'
import { CONTENT_LIMITS, CONTENT_MESSAGES, type Content } from '../rules/content'
import { parseContent } from '../rules/parse-content'
import { cleanHtml, picturesInHtml } from './clean-html'
import { textEditorConfig } from './text-editor-config'

/** Elements for each node of a text, at most: what is beyond would only keep the parser busy. */
const ELEMENTS_MAX = CONTENT_LIMITS.nodes * 4

const elementsIn = (html: string): number => html.split('<').length - 1

/**
 * HTML as a text of the editor, with everything left out that a text may not contain.
 *
 * @returns the message of what is wrong, if there is too much of it or it is not readable
 */
export async function fromHtml(
  payload: Payload,
  db: Db,
  html: string,
): Promise<Result<Content | null, string>> {
  if (html.length > CONTENT_LIMITS.characters) return err(CONTENT_MESSAGES.tooLong)
  // The parser would leave it out: what is refused in words is refused here.
  if (!isStorable(html)) return err(CONTENT_MESSAGES.unreadable)
  const clean = cleanHtml(html, await readPictureIds(db, picturesInHtml(html)))
  if (elementsIn(clean) > ELEMENTS_MAX) return err(CONTENT_MESSAGES.tooLong)
  if (clean.trim() === '') return { ok: true, value: null }
  // Large, and needed only here.
  const { JSDOM } = await import('jsdom')
  const converted = convertHTMLToLexical({
    editorConfig: textEditorConfig(payload),
    html: clean,
    JSDOM,
  })
  return parseContent(converted, knownBlocks())
}
