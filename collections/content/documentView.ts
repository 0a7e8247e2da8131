import type { CollectionConfig, UIField } from 'payload'
import { plainEditor } from './draftOptions'

const PARTS = '/modules/content/publishing/admin/sidebar-section-heading'

/** A field with the messages of publishing. */
export const withPublishingFaults = {
  components: { Error: '/modules/content/publishing/admin/publish-fault-of-field#PublishFaultOfField' },
} as const

/** Beside the text. */
export const documentViewSide = { position: 'sidebar' } as const

/** A part of the editor that is no field of the record. */
export const documentViewPart = (name: string, component: string): UIField => ({
  name,
  type: 'ui',
  admin: { ...documentViewSide, components: { Field: component }, disableListColumn: true },
})

/** How search engines list the record, as it is typed. */
export const searchPreviewPart = (kind: 'post' | 'page', isBeside = true): UIField => ({
  name: 'searchPreview',
  type: 'ui',
  admin: {
    ...(isBeside && documentViewSide),
    components: {
      Field: {
        path: '/modules/content/seo/admin/search-preview-field#SearchPreviewField',
        clientProps: { kind },
      },
    },
    disableListColumn: true,
  },
})

/** The heading of a part of the sidebar. */
export const documentViewHeading = (title: string): UIField => ({
  name: `${title.toLowerCase()}Heading`,
  type: 'ui',
  admin: {
    ...documentViewSide,
    components: { Field: { path: `${PARTS}#SidebarSectionHeading`, clientProps: { title } } },
    disableListColumn: true,
  },
})

const NONE = '/modules/content/publishing/admin/no-button#NoButton'

/** Payload's document view with a head of ours; its buttons are among the actions in the sidebar. */
export const documentViewWith = (head: string) =>
  ({
    ...plainEditor,
    components: {
      ...plainEditor.components,
      edit: {
        beforeDocumentControls: [head],
        PreviewButton: NONE,
        PublishButton: NONE,
        SaveDraftButton: NONE,
        Status: NONE,
        UnpublishButton: NONE,
      },
    },
  }) satisfies CollectionConfig['admin']
