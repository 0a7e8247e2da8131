import { AccountInformationPage } from '@/modules/accounts/own-account/ui/account-information-page'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { needPerson } from '../../dashboard/need-person'
import * as words from '../../words'

const path = '/account-settings/information'

export const generateMetadata = () =>
  pageMetadata({
    title: words.information,
    description: words.detailsWeHold,
    path,
    isIndexed: false,
  })

export default async function InformationAddress() {
  const { account } = await needPerson(path)
  return <AccountInformationPage account={account} />
}
