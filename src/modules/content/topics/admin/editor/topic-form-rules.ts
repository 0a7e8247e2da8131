import type { ContentForm, FormValues } from '@/modules/content/publishing/admin/content-form-type'
import { topicUrl } from '@/modules/content/publishing/rules/public-urls'
import { routeFor, type TopicDraft, validateTopicPage } from '../../rules/topic-page'
import * as words from './words'

/** A page of the form as it would be published. */
const publishedPage = (values: FormValues): TopicDraft => {
  const page: TopicDraft = { ...values, _status: 'published' }
  return { ...page, route: routeFor(page) }
}

/** The address that a page will have: the chosen one, or one made from the title. */
export function routePreview(values: FormValues): string {
  const { route } = publishedPage(values)
  return route ? topicUrl(route) : words.addressless
}

/** The editor of topic pages. */
export const TOPIC_FORM: ContentForm = {
  kind: 'page',
  texts: words,
  routePreview,
  issuesOf: (values) => validateTopicPage(publishedPage(values)),
}
