import type { CollectionConfig } from 'payload'
import { MAX_VERSIONS } from '@/modules/content/publishing/rules/content-kinds'
import { byTheProductAlone, may } from '../shared/access'
import { line, link } from '../shared/fields'
import { notePictures } from './notePictures'
import { refuseTakingDown } from './refuseTakingDown'
import { removeWithContent } from './removeWithContent'
import { endSchedule, saveRedirect, stampPublicRoute } from './saveRedirect'

/**
 * Drafts are validated, which lets the editor create a record when it is first saved and not when it is opened. The
 * rules let a draft be incomplete.
 */
export const versions: CollectionConfig['versions'] = {
  maxPerDoc: MAX_VERSIONS,
  drafts: { validate: true, autosave: { interval: 2_000, showSaveDraftButton: true } },
}

/** The editor shows nothing of Payload's own interface. */
export const plainEditor = {
  group: false,
  hideAPIURL: true,
  components: { views: { edit: { api: { tab: { condition: () => false } } } } },
} satisfies CollectionConfig['admin']

export const mayReadVersions = { readVersions: may('content', 'read') }

const hidden = { admin: { hidden: true }, access: byTheProductAlone }

/** What the product records about whatever is published: the route at which readers last found it, and who saved it. */
export const publishingFields = (routeMax: number) => [
  line('publicRoute', routeMax, hidden),
  link('editedBy', 'users', hidden),
]

export const publishingHooks = {
  beforeOperation: [refuseTakingDown],
  beforeChange: [stampPublicRoute],
  afterChange: [saveRedirect, endSchedule, notePictures],
  beforeDelete: [removeWithContent],
} satisfies CollectionConfig['hooks']
