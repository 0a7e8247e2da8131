import { seoPlugin } from '@payloadcms/plugin-seo'
import type { CollectionConfig, Config, Endpoint } from 'payload'
import { z } from 'zod'
import { isRecord } from '@/kernel/loose-values'
import { toText } from '@/modules/content/rich-text/engine/to-text'
import { knownBlocks } from '@/modules/content/rich-text/queries/list-known-blocks'
import { parseContent } from '@/modules/content/rich-text/rules/parse-content'
import { siteIdentity } from '@/server/site-identity'
import { suggestDescription, suggestTitle } from '../rules/suggest-head'

/** The calls of the plugin that are used: an address is known, and a picture is drawn or chosen. */
const USED = ['/plugin-seo/generate-title', '/plugin-seo/generate-description']

const body = z.object({
  collectionSlug: z.string(),
  id: z.int().positive().max(2_147_483_647).nullish(),
  doc: z.record(z.string(), z.unknown()),
})

const lineOf = (doc: unknown, name: string): string => {
  const value = isRecord(doc) ? doc[name] : null
  return typeof value === 'string' ? value : ''
}

/** The words of a post or topic page as they stand in the form; none if they are unreadable. */
function textOf(doc: unknown): string {
  if (!isRecord(doc)) return ''
  const content = parseContent(doc.body ?? doc.content, knownBlocks())
  return content.ok ? toText(content.value) : ''
}

/** The same call with a body of the expected shape; with another, the call gets none and refuses it. */
const withCheckedBody = ({ handler, ...endpoint }: Endpoint): Endpoint => ({
  ...endpoint,
  handler: async (req) => {
    // What is no JSON counts as no body.
    const sent = await req.json?.().catch(() => null)
    const { data } = body.safeParse(sent)
    // The record is the one that the id names, and no other.
    const checked = data && { ...data, doc: { ...data.doc, id: undefined } }
    return handler(Object.assign(req, { data: undefined, json: async () => checked }))
  },
})

/**
 * Suggests the texts for search engines of a record as it stands in its form, to staff who may read it or create such records.
 * The plugin checks that; its fields are not used, since the collections have theirs.
 */
export function suggestHeadEndpoints(collections: readonly CollectionConfig[]): Endpoint[] {
  const withSuggestions = seoPlugin({
    collections: collections.map(({ slug }) => slug),
    generateTitle: ({ doc }) => suggestTitle(lineOf(doc, 'title'), siteIdentity().name),
    generateDescription: ({ doc }) => suggestDescription(lineOf(doc, 'excerpt'), textOf(doc)),
  })
  const made = withSuggestions({ collections, i18n: {} } as Config) as Config
  return (made.endpoints ?? []).filter(({ path }) => USED.includes(path)).map(withCheckedBody)
}
