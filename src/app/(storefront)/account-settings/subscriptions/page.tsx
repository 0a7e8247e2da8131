import { SubscriptionsForm } from '@/modules/accounts/own-account/ui/subscriptions-form'
import { PageHead } from '@/shell/customer/account-shell'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { needPerson } from '../../dashboard/person'

const path = '/account-settings/subscriptions'

export const metadata = pageMetadata({
  title: 'Subscriptions',
  description: 'Which e-mails you get.',
  path,
  isIndexed: false,
})

export default async function SubscriptionsAddress() {
  const { account } = await needPerson(path)
  return (
    <>
      <PageHead title="Subscriptions">Which e-mails go to {account.email}.</PageHead>
      <SubscriptionsForm chosen={account.subscriptions} />
    </>
  )
}
