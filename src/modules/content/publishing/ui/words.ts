import type { ContentKind } from '../rules/content-kinds'

export const preview: Readonly<Record<ContentKind, string>> = {
  post: 'Preview: this is the post as last saved.',
  page: 'Preview: readers do not see this version until it is published.',
}
