import { ProfileForm } from '@/modules/accounts/own-account/ui/profile/profile-form'
import { profilePerson } from '@/modules/accounts/own-account/ui/profile/profile-person'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { PageHeading } from '@/ui/layout'
import { needPerson } from '../../dashboard/person'

const path = '/account-settings/billing'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Billing',
    description: 'The addresses used on your invoices and documents.',
    path,
    isIndexed: false,
  })

export default async function BillingAddress() {
  const { account } = await needPerson(path)
  return (
    <>
      <PageHeading title="Billing">
        The addresses used on your invoices and documents. Your account is free: there is no plan to pay for.
      </PageHeading>
      <ProfileForm person={profilePerson(account)} part="addresses" />
    </>
  )
}
