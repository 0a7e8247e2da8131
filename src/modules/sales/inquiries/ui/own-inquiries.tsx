import { Badge } from '@/ui/badge'
import { buttonStyle } from '@/ui/button'
import { EmptyState } from '@/ui/empty-and-error-states'
import { PlainLink } from '@/ui/link'
import { Pagination } from '@/ui/pagination'
import { ZonedMoment } from '@/ui/zoned-moment'
import type { OwnInquiry } from '../queries/list-inquiries'
import type { InquiryStatus } from '../rules/inquiry-choices'
import { inquiryNumber, vehicleText } from '../rules/inquiry-display'
import { OWN_INQUIRIES_ROWS } from '../rules/inquiry-limits'
import { statusShown } from '../rules/inquiry-status'
import { InquiryDetails } from './inquiry-details'
import { Facts, factsOf, RequestedVehicle } from './inquiry-facts'
import { INQUIRE, INQUIRY_LISTS } from './urls'
import * as words from './words'

type Props = { rows: readonly OwnInquiry[]; total: number; page: number; path: string }

/** Somebody's inquiries, newest first, with the state of each. */
export function OwnInquiries({ page, path, rows, total }: Props) {
  if (rows.length === 0)
    return (
      <EmptyState
        icon="message-circle"
        title={words.noInquiries}
        actions={
          <PlainLink href={INQUIRE} className={buttonStyle('primary')}>
            {words.inquireAboutAVehicle}
          </PlainLink>
        }
      >
        <p>{words.yourInquiriesAppearHere}</p>
      </EmptyState>
    )
  return (
    <>
      <ul className="grid gap-4">
        {rows.map((inquiry) => (
          <InquiryCard inquiry={inquiry} key={inquiry.id} />
        ))}
      </ul>
      <div className="mt-6">
        <Pagination
          page={page}
          pages={Math.ceil(total / OWN_INQUIRIES_ROWS)}
          hrefOf={(to) => `${path}?page=${to}`}
        />
      </div>
    </>
  )
}

function InquiryCard({ inquiry }: { inquiry: OwnInquiry }) {
  const { createdAt, id, replyAt, status } = inquiry
  const { label, tone } = statusShown(status)
  const name = words.inquiryNumber(inquiryNumber(id))
  return (
    <li className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="text-13 text-faint tabular-nums">{name}</p>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <h2 className="mt-1 mb-3 text-16 font-semibold wrap-anywhere">
        {words.vehicleInquiry(vehicleText(inquiry))}
      </h2>
      {inquiry.vehicle ? (
        <RequestedVehicle vehicle={inquiry.vehicle} />
      ) : (
        <Facts facts={factsOf(inquiry, true)} />
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-13 text-faint">
          {words.asked} <ZonedMoment iso={createdAt} />
          {replyAt && (
            <>
              {' · '}
              {words.replied} <ZonedMoment iso={replyAt} />
            </>
          )}
        </p>
        <InquiryDetails inquiry={inquiry} name={name} />
      </div>
    </li>
  )
}

const PLACEHOLDERS = [1, 2, 3]

/** The shape of the list while it loads. */
export function InquiriesLoading() {
  return (
    <div role="status" aria-busy="true" aria-label={words.loadingInquiries} className="grid gap-4">
      {PLACEHOLDERS.map((place) => (
        <div key={place} data-placeholder className="h-44 rounded-card border border-line bg-plate" />
      ))}
    </div>
  )
}

/** The lists beside each other: all inquiries, and those in one state. */
export function InquiryTabs({ status }: { status: InquiryStatus | null }) {
  return (
    <nav aria-label={words.inquiriesByStatus} className="mb-6 flex flex-wrap gap-2">
      {INQUIRY_LISTS.map((list) => (
        <PlainLink
          key={list.href}
          href={list.href}
          aria-current={list.status === status ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-full border border-control px-4 text-14 hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
        >
          {list.status ? words.byStatus[list.status] : words.all}
        </PlainLink>
      ))}
    </nav>
  )
}
