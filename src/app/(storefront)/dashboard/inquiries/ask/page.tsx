import { parseWhole } from '@/kernel/numbers'
import { countryOf } from '@/modules/accounts/people/rules/country-of'
import { getRequestedVehicle } from '@/modules/sales/inquiries/queries/get-requested-vehicle'
import { listInquiryChoices } from '@/modules/sales/inquiries/queries/list-inquiry-choices'
import { INQUIRY_LINE_MAX, INQUIRY_MESSAGE_MAX } from '@/modules/sales/inquiries/rules/inquiry-limits'
import { InquiryForm } from '@/modules/sales/inquiries/ui/inquiry-form'
import { INQUIRE } from '@/modules/sales/inquiries/ui/urls'
import * as words from '@/modules/sales/inquiries/ui/words'
import { dbOf } from '@/server/db-of'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { PageHeading } from '@/ui/page-parts'
import { needPerson } from '../../need-person'

export const generateMetadata = () =>
  pageMetadata({
    title: words.inquireAboutAVehicleYouSeek,
    description: words.whatInquiringDoes,
    path: INQUIRE,
    isIndexed: false,
  })

type Given = string | string[] | undefined
type Props = { searchParams: Promise<{ make?: Given; model?: Given; message?: Given; vehicle?: Given }> }

const textOf = (given: Given, max = INQUIRY_LINE_MAX): string => [given].flat()[0]?.slice(0, max) ?? ''

export default async function NewInquiryAddress({ searchParams }: Props) {
  const { make, message, model, vehicle } = await searchParams
  const initial = {
    make: textOf(make),
    model: textOf(model),
    message: textOf(message, INQUIRY_MESSAGE_MAX),
  }
  const about = { ...initial, vehicle: textOf(vehicle) }
  const given = new URLSearchParams(Object.entries(about).filter(([, text]) => text !== ''))
  const { account, req } = await needPerson(given.size > 0 ? `${INQUIRE}?${given}` : INQUIRE)
  const country = countryOf(account.country)?.name ?? ''
  const db = await dbOf(req)
  const id = parseWhole(about.vehicle)
  const [offered, stock] = await Promise.all([
    listInquiryChoices(db),
    id === null ? null : getRequestedVehicle(db, id),
  ])
  const choices = {
    ...offered,
    ...initial,
    country,
    vehicle: stock && { id: stock.id, name: stock.name, sku: stock.sku },
  }
  return (
    <>
      {stock ? (
        <PageHeading title={words.inquireAboutThisVehicle}>{words.whereReplyComes}</PageHeading>
      ) : (
        <PageHeading title={words.inquireAboutAVehicleYouSeek}>{words.whatInquiringDoes}</PageHeading>
      )}
      <InquiryForm choices={choices} />
    </>
  )
}
