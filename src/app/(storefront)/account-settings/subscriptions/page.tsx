import { SubscriptionsForm } from '@/modules/accounts/own-account/ui/subscriptions-form'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { PageHeading } from '@/ui/layout'
import { needPerson } from '../../dashboard/person'

const path = '/account-settings/subscriptions'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Subscriptions',
    description: 'Choose which e-mails you receive.',
    path,
    isIndexed: false,
  })

export default async function SubscriptionsAddress() {
  const { account } = await needPerson(path)
  return (
    <>
      <PageHeading title="Subscriptions">Which e-mails go to {account.email}.</PageHeading>
      <SubscriptionsForm chosen={account.subscriptions} />
    </>
  )
}
