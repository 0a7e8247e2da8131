import { InformationPage } from '@/modules/accounts/ui/settings/information-page'
import { pageMetadata } from '@/modules/inventory/ui/found/page-metadata'
import { needPerson } from '../../dashboard/person'

const path = '/account-settings/information'

export const metadata = pageMetadata({
  title: 'Information',
  description: 'Your account as we know it.',
  path,
  isIndexed: false,
})

export default async function InformationAddress() {
  const { account } = await needPerson(path)
  return <InformationPage account={account} />
}
