import { optionsOf } from '@/modules/careers/openings/admin/opening-filters'
import type { Filter, Option } from '@/ui/back-office/list/list-type'
import {
  APPLICATION_STATUS_LABELS,
  APPLICATION_STATUSES,
  SHORTLIST_STATUS_LABELS,
  SHORTLIST_STATUSES,
} from '../../rules/application-lists'
import * as words from './words'

const ORDERS: Option[] = [
  { value: 'newest', label: words.newestFirst },
  { value: 'oldest', label: words.oldestFirst },
  { value: 'waiting', label: words.longestWaiting },
  { value: 'rating', label: words.bestRated },
]

/**
 * The filters above applications, as the address sets them.
 *
 * @param jobs the jobs by id
 */
export const applicationFilters = (jobs: Option[]): readonly Filter[] => [
  { name: 'applicantName', label: words.searchNames, kind: 'search' },
  { name: 'jobId', label: words.job, kind: 'choice', any: words.anyJob, options: jobs },
  {
    name: 'status',
    label: words.status,
    kind: 'choice',
    any: words.anyStatus,
    options: optionsOf(APPLICATION_STATUSES, APPLICATION_STATUS_LABELS),
  },
  {
    name: 'shortlistStatus',
    label: words.shortlist,
    kind: 'choice',
    any: words.anyShortlist,
    options: optionsOf(SHORTLIST_STATUSES, SHORTLIST_STATUS_LABELS),
  },
  { name: 'sort', label: words.sortedBy, kind: 'choice', any: words.usualOrder, options: ORDERS },
  { name: 'jobTitle', label: words.jobTitle, kind: 'text', isMore: true },
  { name: 'jobLocation', label: words.jobLocation, kind: 'text', isMore: true },
  { name: 'country', label: words.country, kind: 'text', isMore: true },
  { name: 'dateFrom', label: words.appliedFrom, kind: 'day', isMore: true },
  { name: 'dateTo', label: words.appliedTo, kind: 'day', isMore: true },
]
