import { countryOf } from '@/modules/accounts/people/rules/countries'
import { inquiryChoices } from '@/modules/sales/inquiries/queries/form-choices'
import { INQUIRY_LINE_MAX, INQUIRY_MESSAGE_MAX } from '@/modules/sales/inquiries/rules/inquiry-choices'
import { ASK } from '@/modules/sales/inquiries/ui/addresses'
import { InquiryForm } from '@/modules/sales/inquiries/ui/inquiry-form'
import * as words from '@/modules/sales/inquiries/ui/words'
import { dbOf } from '@/server/transaction'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { PageHeading } from '@/ui/layout'
import { needPerson } from '../../person'

export const generateMetadata = () =>
  pageMetadata({
    title: words.askAboutAVehicleYouSeek,
    description: words.whatAskingDoes,
    path: ASK,
    isIndexed: false,
  })

type Given = string | string[] | undefined
type Props = { searchParams: Promise<{ make?: Given; model?: Given; message?: Given }> }

const textOf = (given: Given, max = INQUIRY_LINE_MAX): string => [given].flat()[0]?.slice(0, max) ?? ''

export default async function AskAddress({ searchParams }: Props) {
  const { make, message, model } = await searchParams
  const asked = {
    make: textOf(make),
    model: textOf(model),
    message: textOf(message, INQUIRY_MESSAGE_MAX),
  }
  const given = new URLSearchParams(Object.entries(asked).filter(([, text]) => text !== ''))
  const { account, req } = await needPerson(given.size > 0 ? `${ASK}?${given}` : ASK)
  const country = countryOf(account.country)?.name ?? ''
  const choices = {
    ...(await inquiryChoices(await dbOf(req))),
    ...asked,
    country,
  }
  return (
    <>
      <PageHeading title={words.askAboutAVehicleYouSeek}>{words.whatAskingDoes}</PageHeading>
      <InquiryForm choices={choices} />
    </>
  )
}
