import { AccountSettingsIndex } from '@/modules/accounts/own-account/ui/account-settings-index'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { PageHeading } from '@/ui/page-parts'
import { needPerson } from '../dashboard/need-person'
import * as words from '../words'

const path = '/account-settings'

export const generateMetadata = () =>
  pageMetadata({
    title: words.accountSettings,
    description: words.allSettingsOfYourAccount,
    path,
    isIndexed: false,
  })

export default async function SettingsAddress() {
  await needPerson(path)
  return (
    <>
      <PageHeading title={words.accountSettings} />
      <AccountSettingsIndex />
    </>
  )
}
