import { Suspense } from 'react'
import { listOwnApplications } from '@/modules/careers/applications/queries/list-applications'
import { toApplicant } from '@/modules/careers/applications/routes/application-wire'
import { OWN_APPLICATIONS } from '@/modules/careers/applications/rules/application-hrefs'
import { OWN_APPLICATIONS_ROWS, OwnApplications } from '@/modules/careers/applications/ui/own-applications'
import * as words from '@/modules/careers/applications/ui/words'
import { dbOf } from '@/server/db-of'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { CardsLoading } from '@/ui/empty-and-error-states'
import { PageHeading } from '@/ui/page-parts'
import { needPerson } from '../need-person'
import { type ListPageProps, pageNumber } from '../page-number'

export const generateMetadata = () =>
  pageMetadata({
    title: words.yourApplications,
    description: words.howTheyStand,
    path: OWN_APPLICATIONS,
    isIndexed: false,
  })

/** What somebody has applied for. */
export default async function OwnApplicationsAddress(props: ListPageProps) {
  // Guests are sent away before anything is shown.
  await needPerson(OWN_APPLICATIONS)
  const page = await pageNumber(props)
  return (
    <>
      <PageHeading title={words.yourApplications}>{words.howTheyStand}</PageHeading>
      <Suspense fallback={<CardsLoading />} key={page}>
        <Applications page={page} />
      </Suspense>
    </>
  )
}

async function Applications({ page }: { page: number }) {
  const { account, req } = await needPerson(OWN_APPLICATIONS)
  const paging = { page, limit: OWN_APPLICATIONS_ROWS }
  const { rows, total } = await listOwnApplications(await dbOf(req), account.id, paging)
  return <OwnApplications page={page} rows={rows.map(toApplicant)} total={total} />
}
