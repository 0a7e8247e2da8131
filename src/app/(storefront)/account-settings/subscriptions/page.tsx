import { SubscriptionsForm } from '@/modules/accounts/ui/settings/subscriptions-form'
import { PageHead } from '@/modules/accounts/ui/shell/account-shell'
import { pageMetadata } from '@/modules/inventory/ui/found/page-metadata'
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
