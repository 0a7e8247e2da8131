import type { Filter } from '@/ui/back-office/list/list-type'
import { FOOTER_COLUMNS } from '../rules/topic-page'
import * as words from './words'

/** The filters above the list of topic pages. */
export const TOPIC_FILTERS: readonly Filter[] = [
  { name: 'title', label: words.title, kind: 'search' },
  { name: 'route', label: words.route, kind: 'text' },
  {
    name: 'published',
    label: words.status,
    kind: 'choice',
    any: words.anyStatus,
    options: [
      { value: 'true', label: words.published },
      { value: 'false', label: words.draft },
    ],
  },
  {
    name: 'footerColumn',
    label: words.footerColumn,
    kind: 'choice',
    any: words.anyColumn,
    options: FOOTER_COLUMNS.map(({ label, value }) => ({ label, value })),
  },
  { name: 'position', label: words.position, kind: 'number' },
  {
    name: 'showInAdditionalPlan',
    label: words.additionalPlan,
    kind: 'choice',
    any: words.anyPlan,
    options: [
      { value: 'true', label: words.inIt },
      { value: 'false', label: words.notInIt },
    ],
  },
]
