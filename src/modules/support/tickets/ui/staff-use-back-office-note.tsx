import { Notice } from '@/ui/form/notice'
import { PlainLink } from '@/ui/link'
import { STAFF_TICKETS } from '../rules/ticket-hrefs'
import * as words from './words'

/** Staff answer questions elsewhere. */
export const StaffUseBackOfficeNote = () => (
  <Notice tone="amber">
    {words.staffHere}{' '}
    <PlainLink href={STAFF_TICKETS} className="font-semibold underline underline-offset-3">
      {words.openBackOffice}
    </PlainLink>
  </Notice>
)
