import { sql } from '@payloadcms/db-postgres'
import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import {
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type Config,
  type Field,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { type Issue, issue } from '@/kernel/issue'
import { linkedId } from '@/kernel/linked-id'
import { isRecord } from '@/kernel/loose-values'
import { URL_MAX } from '@/kernel/markup/safe-links'
import { isLivePath } from '@/modules/content/publishing/queries/check-live-path'
import { isRedirectLoop } from '@/modules/content/publishing/queries/find-redirect'
import { kindOf } from '@/modules/content/publishing/rules/content-kinds'
import {
  fromIssues,
  REDIRECT_MESSAGES,
  redirectPath,
  toIssues,
} from '@/modules/content/publishing/rules/redirect'
import { dbOf } from '@/server/db-of'
import { moduleAccess } from '../shared/access'
import { refuseDuplicates } from '../shared/refuseDuplicates'

type Draft = { from?: unknown; to?: { type?: unknown; url?: unknown; reference?: unknown } | null }

/** Whether a reference names a record of a kind that redirects lead to. */
const isReference = (reference: unknown): boolean =>
  isRecord(reference) &&
  typeof reference.relationTo === 'string' &&
  kindOf(reference.relationTo) !== null &&
  linkedId(reference.value) !== null

async function issuesIn(req: PayloadRequest, { from, to }: Draft): Promise<Issue[]> {
  const wrong = fromIssues(from)
  const path = redirectPath(from)
  if (wrong.length > 0 || path === null) return wrong
  const db = await dbOf(req)
  // One writer at a time: two could each lead to where the other begins.
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('redirects'))`)
  if (await isLivePath(db, path)) return [issue('from', REDIRECT_MESSAGES.fromLive)]
  const hasReference = to?.reference != null
  if ((hasReference || to?.type !== 'custom') && !isReference(to?.reference))
    return [issue('to.reference', REDIRECT_MESSAGES.toRequired)]
  if (to?.type !== 'custom') return []
  const unsafe = toIssues(to.url)
  if (unsafe.length > 0) return unsafe
  return (await isRedirectLoop(db, path, String(to.url).trim()))
    ? [issue('to.url', REDIRECT_MESSAGES.loop)]
    : []
}

/** Refuses a redirect that nobody could follow, and writes its address in the form in which it is looked for. */
const checkRedirect: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const draft: Draft = { ...originalDoc, ...data, to: { ...originalDoc?.to, ...data?.to } }
  const errors = await issuesIn(req, draft)
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req })
  return { ...data, from: redirectPath(draft.from) }
}

const PLAIN_LABELS: Record<string, string> = { from: 'Old address', type: 'Leads to', url: 'New address' }

/** The plugin's fields with words of ours; it brings its own only where it is installed as a plugin. */
const inOurWords = (field: Field): Field => {
  if (field.type === 'group') return { ...field, fields: field.fields.map(inOurWords) }
  if (field.type === 'relationship') return { ...field, label: 'Post or topic page' }
  if (field.type === 'radio')
    return {
      ...field,
      label: PLAIN_LABELS.type,
      options: [
        { label: 'A post or a topic page', value: 'reference' },
        { label: 'An address', value: 'custom' },
      ],
    }
  if (field.type !== 'text') return field
  const { hasMany: _, maxRows: __, minRows: ___, ...plain } = field
  return { ...plain, label: PLAIN_LABELS[field.name] ?? field.name, maxLength: URL_MAX } as Field
}

const withRedirects = redirectsPlugin({
  collections: ['blog-posts', 'topic-pages'],
  overrides: {
    labels: { singular: 'Redirect', plural: 'Redirects' },
    access: moduleAccess('content'),
    admin: {
      group: false,
      useAsTitle: 'from',
      defaultColumns: ['from', 'to.reference', 'to.url', 'updatedAt'],
      hideAPIURL: true,
    },
    defaultSort: 'from',
    disableDuplicate: true,
    fields: ({ defaultFields }) => defaultFields.map(inOurWords),
    hooks: {
      beforeValidate: [
        checkRedirect,
        refuseDuplicates('redirects', {
          field: 'from',
          column: 'from',
          message: REDIRECT_MESSAGES.fromTaken,
        }),
      ],
    },
  },
})

/** Addresses that have moved: written when a published record gets another route, and by staff. */
export const [Redirects] = withRedirects({ collections: [] } as Pick<Config, 'collections'> as Config)
  .collections as [CollectionConfig]
