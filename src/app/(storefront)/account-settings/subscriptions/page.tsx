import { SubscriptionsForm } from '@/modules/accounts/own-account/ui/subscriptions-form'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { PageHeading } from '@/ui/page-parts'
import { needPerson } from '../../dashboard/need-person'
import * as words from '../../words'

const path = '/account-settings/subscriptions'

export const generateMetadata = () =>
  pageMetadata({
    title: words.subscriptions,
    description: words.chooseWhichEmails,
    path,
    isIndexed: false,
  })

export default async function SubscriptionsAddress() {
  const { account } = await needPerson(path)
  return (
    <>
      <PageHeading title={words.subscriptions}>{words.whichEmailsGoTo(account.email)}</PageHeading>
      <SubscriptionsForm chosen={account.subscriptions} />
    </>
  )
}
