import { ChangeProfilePicture } from '@/modules/accounts/own-account/ui/profile/change-profile-picture'
import { ProfileForm } from '@/modules/accounts/own-account/ui/profile/profile-form'
import { profilePerson } from '@/modules/accounts/own-account/ui/profile/profile-person'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { PageHeading } from '@/ui/page-parts'
import * as words from '../../words'
import { needPerson } from '../need-person'

const path = '/dashboard/profile'

export const generateMetadata = () =>
  pageMetadata({
    title: words.profile,
    description: words.yourNameTelephoneNumber,
    path,
    isIndexed: false,
  })

export default async function ProfileAddress() {
  const { account } = await needPerson(path)
  const { email, firstName, lastName, profilePictureUrl } = account
  return (
    <>
      <PageHeading title={words.profile}>{words.yourDetailsAndHowWe}</PageHeading>
      <ChangeProfilePicture person={{ email, firstName, lastName, profilePictureUrl }} />
      <ProfileForm person={profilePerson(account)} part="profile" />
    </>
  )
}
