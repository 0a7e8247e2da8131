import { SettingsIndex } from '@/modules/accounts/own-account/ui/overview'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { PageHeading } from '@/ui/layout'
import { needPerson } from '../dashboard/person'

const path = '/account-settings'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Account settings',
    description: 'All the settings of your account.',
    path,
    isIndexed: false,
  })

export default async function SettingsAddress() {
  await needPerson(path)
  return (
    <>
      <PageHeading title="Account settings" />
      <SettingsIndex />
    </>
  )
}
