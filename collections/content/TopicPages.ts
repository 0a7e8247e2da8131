import type { CollectionBeforeValidateHook, CollectionConfig, PayloadRequest, Where } from 'payload'
import { linkedId } from '@/kernel/linked-id'
import { isRecord } from '@/kernel/loose-values'
import { listParentPageChoices } from '@/modules/content/topics/queries/list-parent-page-choices'
import {
  FOOTER_COLUMNS,
  routeFor,
  TOPIC_LIMITS,
  TOPIC_MESSAGES,
  type TopicDraft,
  validateTopicPage,
} from '@/modules/content/topics/rules/topic-page'
import { topicPreviewUrl, unroutedPreview } from '@/modules/content/topics/rules/topic-urls'
import { dbOf } from '@/server/db-of'
import { moduleAccess } from '../shared/access'
import { line, lines, link, row } from '../shared/fields'
import { PREVIEW_SIZES } from '../shared/previewSizes'
import { refuseDuplicates } from '../shared/refuseDuplicates'
import { isMainLanguage, validateLocales } from '../shared/validateLocales'
import { cleanContent } from './cleanContent'
import { contentEditor } from './contentEditor'
import {
  documentViewHeading,
  documentViewPart,
  documentViewSide,
  documentViewWith,
  searchPreviewPart,
  withPublishingFaults,
} from './documentView'
import { mayReadVersions, publishingFields, publishingHooks, versions } from './draftOptions'
import { refuseIncompleteBlocks } from './refuseIncompleteBlocks'
import { refuseParent } from './refuseParent'
import { saveAsDraft } from './refuseTakingDown'

const EDITOR = '/modules/content/topics/admin/editor/topic-editor-bar'

/** Brings the route into its form, and gives one to a page that is published without. */
const writeRoute: CollectionBeforeValidateHook<TopicDraft & { id: number }> = ({
  data,
  originalDoc,
  req,
}) => {
  // A translated title does not move a page.
  const title = isMainLanguage(req) ? {} : { title: null }
  return data && { ...data, route: routeFor({ ...originalDoc, ...data, ...title }) }
}

/** A page without a route has none that readers could type: it is previewed by its id. */
const previewOf = ({ id, route }: { id?: unknown; route?: unknown }): string | null => {
  if (typeof route === 'string' && route) return topicPreviewUrl(route)
  return typeof id === 'number' ? topicPreviewUrl(unroutedPreview(id)) : null
}

const flag = (name: string, label: string) =>
  ({ name, label, type: 'checkbox', defaultValue: false, admin: documentViewSide }) as const

type Below = { id?: number | string; req: PayloadRequest; siblingData: unknown }

/** The pages that a page may be below; `refuseParent` checks it as it is saved. */
async function mayBeAbove({ id, req, siblingData }: Below): Promise<Where> {
  const chosen = linkedId(isRecord(siblingData) ? siblingData.parent : null)
  const offered = await listParentPageChoices(await dbOf(req), chosen)
  return { id: { in: offered.filter((one) => one !== Number(id)) } }
}

/** The site's pages of text that staff write. A published page stays as it is while its next version is a draft. */
export const TopicPages: CollectionConfig = {
  slug: 'topic-pages',
  labels: { singular: 'Topic page', plural: 'Topic pages' },
  admin: {
    ...documentViewWith(`${EDITOR}#TopicBar`),
    useAsTitle: 'title',
    defaultColumns: ['title', 'route', '_status', 'footerColumn', 'position', 'updatedAt'],
    listSearchableFields: ['title', 'route'],
    preview: (page) => previewOf(page),
    livePreview: { url: ({ data }) => previewOf(data), breakpoints: PREVIEW_SIZES },
  },
  access: moduleAccess('content', mayReadVersions),
  versions,
  defaultSort: 'title',
  fields: [
    line('title', TOPIC_LIMITS.title, { localized: true, admin: withPublishingFaults }),
    line('route', TOPIC_LIMITS.route, {
      index: true,
      admin: {
        ...withPublishingFaults,
        description: 'The last part of its address. Empty for one made from the title.',
      },
    }),
    lines('excerpt', TOPIC_LIMITS.excerpt, { localized: true, admin: withPublishingFaults }),
    {
      name: 'content',
      label: 'Text',
      type: 'richText',
      localized: true,
      editor: contentEditor(),
      admin: {
        ...withPublishingFaults,
        description:
          '{companyName} and {companies} stand for the names in the settings, here and in the other texts.',
      },
    },
    row(
      line('metaTitle', TOPIC_LIMITS.metaTitle, {
        label: 'Meta title',
        localized: true,
        admin: withPublishingFaults,
      }),
      line('metaDescription', TOPIC_LIMITS.metaDescription, {
        label: 'Meta description',
        localized: true,
        admin: withPublishingFaults,
      }),
    ),
    searchPreviewPart('page', false),
    documentViewPart('actions', `${EDITOR}#TopicEditorActions`),
    documentViewHeading('Settings'),
    {
      name: 'footerColumn',
      label: 'Footer column',
      type: 'select',
      options: [...FOOTER_COLUMNS],
      admin: documentViewSide,
    },
    {
      name: 'position',
      type: 'number',
      min: 0,
      max: TOPIC_LIMITS.position,
      admin: { ...documentViewSide, ...withPublishingFaults, step: 1 },
    },
    link('parent', 'topic-pages', {
      label: 'Below',
      filterOptions: mayBeAbove,
      admin: {
        ...documentViewSide,
        allowCreate: false,
        allowEdit: false,
        description: 'In the header and footer this page is listed under that one.',
      },
    }),
    flag('showInHeader', 'Show in the header'),
    flag('showInAdditionalPlan', 'Show in the additional plan'),
    ...publishingFields(TOPIC_LIMITS.route),
  ],
  hooks: {
    ...publishingHooks,
    beforeValidate: [
      saveAsDraft,
      writeRoute,
      cleanContent('content'),
      refuseIncompleteBlocks('content'),
      validateLocales(validateTopicPage),
      refuseParent,
      refuseDuplicates('topic_pages', {
        field: 'route',
        column: 'route',
        message: TOPIC_MESSAGES.routeTaken,
      }),
    ],
  },
}
