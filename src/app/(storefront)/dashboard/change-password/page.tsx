import { PasswordForm } from '@/modules/accounts/ui/settings/password-form'
import { PageHead } from '@/modules/accounts/ui/shell/account-shell'
import { pageMetadata } from '@/modules/inventory/ui/found/page-metadata'
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
