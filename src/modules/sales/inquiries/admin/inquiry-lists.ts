import type { InquiryStatus } from '../rules/inquiry-choices'
import * as words from './words'

export const INQUIRIES = '/admin/inquiries'

type List = { key: string; title: string; status: InquiryStatus | undefined }

/** The lists below /admin/inquiries, which is the same as the first. */
export const INQUIRY_LISTS: readonly [List, List, List] = [
  { key: 'all-inquiries', title: words.all, status: undefined },
  { key: 'pending-inquiries', title: words.pending, status: 'PENDING' },
  { key: 'responded-inquiries', title: words.responded, status: 'REPLIED' },
]
