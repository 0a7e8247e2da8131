import { ProfileForm } from '@/modules/accounts/own-account/ui/profile/profile-form'
import { profilePerson } from '@/modules/accounts/own-account/ui/profile/profile-person'
import { ProfilePicture } from '@/modules/accounts/own-account/ui/profile/profile-picture'
import { PageHead } from '@/shell/customer/account-shell'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { needPerson } from '../person'

const path = '/dashboard/profile'

export const metadata = pageMetadata({
  title: 'Profile',
  description: 'Your name, telephone number and addresses.',
  path,
  isIndexed: false,
})

export default async function ProfileAddress() {
  const { account } = await needPerson(path)
  const { email, firstName, lastName, profilePictureUrl } = account
  return (
    <>
      <PageHead title="Profile">What we know of you, and where we reach you.</PageHead>
      <ProfilePicture person={{ email, firstName, lastName, profilePictureUrl }} />
      <ProfileForm person={profilePerson(account)} part="profile" />
    </>
  )
}
