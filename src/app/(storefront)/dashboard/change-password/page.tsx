import { PasswordForm } from '@/modules/accounts/own-account/ui/password-form'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { PageHeading } from '@/ui/page-parts'
import * as words from '../../words'
import { needPerson } from '../need-person'

const path = '/dashboard/change-password'

export const generateMetadata = () =>
  pageMetadata({
    title: words.changePassword,
    description: words.chooseNewPasswordHere,
    path,
    isIndexed: false,
  })

export default async function ChangePasswordAddress() {
  await needPerson(path)
  return (
    <>
      <PageHeading title={words.changePassword}>{words.youWillBeSignedOut}</PageHeading>
      <PasswordForm />
    </>
  )
}
