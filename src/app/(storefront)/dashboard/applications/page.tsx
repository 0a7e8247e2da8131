import { Suspense } from 'react'
import { listOwnApplications } from '@/modules/careers/applications/queries/list-applications'
import { toApplicant } from '@/modules/careers/applications/routes/application-wire'
import { OWN_APPLICATIONS } from '@/modules/careers/applications/rules/application-hrefs'
import { OWN_APPLICATIONS_ROWS, OwnApplications } from '@/modules/careers/applications/ui/own-applications'
import * as words from '@/modules/careers/applications/ui/words'
import { getOpening } from '@/modules/careers/openings/queries/list-openings'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { type Db, dbOf } from '@/server/db-of'
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

/** Those of the jobs that readers can open. */
async function publishedAmong(db: Db, jobs: Iterable<number>): Promise<ReadonlySet<number>> {
  const { timezone } = await readTradeSettings(db)
  const reader = { seesAll: false, timezone, now: new Date() }
  const found = new Set<number>()
  for (const id of new Set(jobs)) if (await getOpening(db, id, reader)) found.add(id)
  return found
}

async function Applications({ page }: { page: number }) {
  const { account, req } = await needPerson(OWN_APPLICATIONS)
  const paging = { page, limit: OWN_APPLICATIONS_ROWS }
  const db = await dbOf(req)
  const { rows, total } = await listOwnApplications(db, account.id, paging)
  const publishedJobs = await publishedAmong(
    db,
    rows.map(({ openingId }) => openingId),
  )
  return (
    <OwnApplications page={page} publishedJobs={publishedJobs} rows={rows.map(toApplicant)} total={total} />
  )
}
