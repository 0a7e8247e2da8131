import { InformationPage } from '@/modules/accounts/own-account/ui/information-page'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { needPerson } from '../../dashboard/person'

const path = '/account-settings/information'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Information',
    description: 'The details we hold for your account.',
    path,
    isIndexed: false,
  })

export default async function InformationAddress() {
  const { account } = await needPerson(path)
  return <InformationPage account={account} />
}
