import { ProfileForm } from '@/modules/accounts/own-account/ui/profile/profile-form'
import { profilePerson } from '@/modules/accounts/own-account/ui/profile/profile-person'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { PageHeading } from '@/ui/page-parts'
import { needPerson } from '../../dashboard/need-person'
import * as words from '../../words'

const path = '/account-settings/billing'

export const generateMetadata = () =>
  pageMetadata({
    title: words.billing,
    description: words.addressesUsedOnYourInvoices,
    path,
    isIndexed: false,
  })

export default async function BillingAddress() {
  const { account } = await needPerson(path)
  return (
    <>
      <PageHeading title={words.billing}>{words.addressesAndNoPlan}</PageHeading>
      <ProfileForm person={profilePerson(account)} part="addresses" />
    </>
  )
}
