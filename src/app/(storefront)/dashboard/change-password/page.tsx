import { PasswordForm } from '@/modules/accounts/own-account/ui/password-form'
import { PageHead } from '@/shell/customer/account-shell'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { needPerson } from '../person'

const path = '/dashboard/change-password'

export const metadata = pageMetadata({
  title: 'Change password',
  description: 'Choose a new password.',
  path,
  isIndexed: false,
})

export default async function ChangePasswordAddress() {
  await needPerson(path)
  return (
    <>
      <PageHead title="Change password">Every other session ends with it; this one goes on.</PageHead>
      <PasswordForm />
    </>
  )
}
