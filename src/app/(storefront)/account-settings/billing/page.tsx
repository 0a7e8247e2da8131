import { ProfileForm } from '@/modules/accounts/own-account/ui/profile/profile-form'
import { profilePerson } from '@/modules/accounts/own-account/ui/profile/profile-person'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { PageHeading } from '@/ui/layout'
import { needPerson } from '../../dashboard/person'

const path = '/account-settings/billing'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Billing',
    description: 'Your addresses, for papers made out to you.',
    path,
    isIndexed: false,
  })

export default async function BillingAddress() {
  const { account } = await needPerson(path)
  return (
    <>
      <PageHeading title="Billing">
        Your addresses, for papers made out to you. An account costs nothing: there is no plan to pay for.
      </PageHeading>
      <ProfileForm person={profilePerson(account)} part="addresses" />
    </>
  )
}
