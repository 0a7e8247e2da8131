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
import { URL_MAX } from '@/kernel/markup/safe-links'
import { isLiveAddress } from '@/modules/content/publishing/queries/check-live-address'
import { findRedirect } from '@/modules/content/publishing/queries/find-redirect'
import {
  fromIssues,
  REDIRECT_MESSAGES,
  redirectPath,
  toIssues,
} from '@/modules/content/publishing/rules/redirect'
import { dbOf } from '@/server/transaction'
import { moduleAccess } from '../shared/access'
import { refuseDuplicates } from '../shared/refuseDuplicates'

type Draft = { from?: unknown; to?: { type?: unknown; url?: unknown; reference?: unknown } | null }

/** Most steps of one redirect to the next that are followed. */
const STEPS = 10

/** Whether following redirects from an address comes back to where it began. */
async function isLoop(req: PayloadRequest, from: string, to: string): Promise<boolean> {
  const db = await dbOf(req)
  let at: string | null = to
  for (let n = 0; n < STEPS && at !== null; n += 1) {
    if (redirectPath(at) === from) return true
    at = (await findRedirect(db, at))?.address ?? null
  }
  return at !== null
}

async function issuesIn(req: PayloadRequest, { from, to }: Draft): Promise<Issue[]> {
  const wrong = fromIssues(from)
  const path = redirectPath(from)
  if (wrong.length > 0 || path === null) return wrong
  if (await isLiveAddress(await dbOf(req), path)) return [issue('from', REDIRECT_MESSAGES.fromLive)]
  if (to?.type !== 'custom')
    return to?.reference == null ? [issue('to.reference', REDIRECT_MESSAGES.toRequired)] : []
  const unsafe = toIssues(to.url)
  if (unsafe.length > 0) return unsafe
  return (await isLoop(req, path, String(to.url).trim())) ? [issue('to.url', REDIRECT_MESSAGES.loop)] : []
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
      defaultColumns: ['from', 'to.type', 'updatedAt'],
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
