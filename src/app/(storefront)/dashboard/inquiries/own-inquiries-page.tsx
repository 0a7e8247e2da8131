import { Suspense } from 'react'
import { listOwnInquiries } from '@/modules/sales/inquiries/queries/list-inquiries'
import type { InquiryStatus } from '@/modules/sales/inquiries/rules/inquiry-choices'
import { OWN_INQUIRIES_ROWS } from '@/modules/sales/inquiries/rules/inquiry-limits'
import { inquiriesFilter } from '@/modules/sales/inquiries/schemas/inquiries'
import { InquiriesLoading, InquiryTabs, OwnInquiries } from '@/modules/sales/inquiries/ui/own-inquiries'
import { INQUIRE } from '@/modules/sales/inquiries/ui/urls'
import * as words from '@/modules/sales/inquiries/ui/words'
import { dbOf } from '@/server/db-of'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { buttonStyle } from '@/ui/button'
import { PlainLink } from '@/ui/link'
import { PageHeading } from '@/ui/page-parts'
import { needPerson } from '../need-person'

type Place = { path: string; status: InquiryStatus | null }
export type Props = { searchParams: Promise<{ page?: string | string[] }> }

/** The page of one of the customer's lists of inquiries. */
export async function OwnInquiriesPage({ path, searchParams, status }: Place & Props) {
  await needPerson(path)
  const requestedPage = Number((await searchParams).page)
  const page =
    Number.isInteger(requestedPage) && requestedPage > 0 && requestedPage < 100_000 ? requestedPage : 1
  return (
    <>
      <PageHeading title={words.inquiries}>{words.inquiriesAndReplies}</PageHeading>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <InquiryTabs status={status} />
        <PlainLink href={INQUIRE} className={buttonStyle('secondary', 'mb-6')}>
          {words.inquireAboutAVehicle}
        </PlainLink>
      </div>
      <Suspense fallback={<InquiriesLoading />} key={page}>
        <Inquiries page={page} path={path} status={status} />
      </Suspense>
    </>
  )
}

async function Inquiries({ page, path, status }: Place & { page: number }) {
  const { account, req } = await needPerson(path)
  const filter = {
    ...inquiriesFilter.parse({}),
    page,
    limit: OWN_INQUIRIES_ROWS,
    status: status ?? undefined,
  }
  const { rows, total } = await listOwnInquiries(await dbOf(req), account.id, filter)
  return <OwnInquiries page={page} path={path} rows={rows} total={total} />
}

export const ownInquiriesMetadata = (path: string) =>
  pageMetadata({ title: words.inquiries, description: words.inquiriesAndReplies, path, isIndexed: false })
