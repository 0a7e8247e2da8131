import type { InquiryStatus } from '../rules/inquiry-choices'

export const OWN_INQUIRIES = '/dashboard/inquiries'
/** The form for an inquiry. */
export const INQUIRE = `${OWN_INQUIRIES}/ask`

type List = { href: string; status: InquiryStatus | null }

/** The customer's lists, all of them and by state. */
export const INQUIRY_LISTS: readonly List[] = [
  { href: `${OWN_INQUIRIES}/all-inquiries`, status: null },
  { href: `${OWN_INQUIRIES}/pending-inquiries`, status: 'PENDING' },
  { href: `${OWN_INQUIRIES}/responded-inquiries`, status: 'REPLIED' },
]
