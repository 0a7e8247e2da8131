import { PasswordForm } from '@/modules/accounts/own-account/ui/password-form'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { PageHeading } from '@/ui/layout'
import { needPerson } from '../person'

const path = '/dashboard/change-password'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Change password',
    description: 'Choose a new password.',
    path,
    isIndexed: false,
  })

export default async function ChangePasswordAddress() {
  await needPerson(path)
  return (
    <>
      <PageHeading title="Change password">
        You will be signed out everywhere else, but stay signed in here.
      </PageHeading>
      <PasswordForm />
    </>
  )
}
