import { countryOf } from '@/modules/accounts/people/rules/countries'
import { inquiryChoices } from '@/modules/sales/inquiries/queries/form-choices'
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
type Props = { searchParams: Promise<{ make?: Given; model?: Given }> }

const textOf = (given: Given): string => [given].flat()[0]?.slice(0, 100) ?? ''

export default async function AskAddress({ searchParams }: Props) {
  const { make, model } = await searchParams
  const given = new URLSearchParams({ make: textOf(make), model: textOf(model) })
  const { account, req } = await needPerson(make || model ? `${ASK}?${given}` : ASK)
  const country = countryOf(account.country)?.name ?? ''
  const choices = {
    ...(await inquiryChoices(await dbOf(req))),
    make: textOf(make),
    model: textOf(model),
    country,
  }
  return (
    <>
      <PageHeading title={words.askAboutAVehicleYouSeek}>{words.whatAskingDoes}</PageHeading>
      <InquiryForm choices={choices} />
    </>
  )
}
