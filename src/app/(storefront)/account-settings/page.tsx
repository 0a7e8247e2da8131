import { SettingsIndex } from '@/modules/accounts/ui/settings/overview'
import { PageHead } from '@/modules/accounts/ui/shell/account-shell'
import { pageMetadata } from '@/modules/inventory/ui/found/page-metadata'
import { needPerson } from '../dashboard/person'

const path = '/account-settings'

export const metadata = pageMetadata({
  title: 'Account settings',
  description: 'Everything that you can set for your account.',
  path,
  isIndexed: false,
})

export default async function SettingsAddress() {
  await needPerson(path)
  return (
    <>
      <PageHead title="Account settings" />
      <SettingsIndex />
    </>
  )
}
