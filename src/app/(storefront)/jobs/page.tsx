import type { Metadata } from 'next'
import { listOpeningLocations, listOpenings } from '@/modules/careers/openings/queries/list-openings'
import { jobsHref } from '@/modules/careers/openings/rules/opening-urls'
import { JOBS_PAGE_SIZE, parseJobChoice } from '@/modules/careers/openings/schemas/jobs-page-query'
import { openingsQuery } from '@/modules/careers/openings/schemas/openings'
import { OpeningsPage } from '@/modules/careers/openings/ui/openings-page'
import * as words from '@/modules/careers/openings/ui/words'
import { contentAsText } from '@/modules/content/rich-text/rules/content-as-text'
import { getSeoSetting } from '@/modules/content/seo/queries/get-seo-setting-from-memory'
import { pageBreadcrumbs } from '@/modules/inventory/catalogue/ui/listing-page/page-breadcrumbs'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { answerNotFound } from '@/server/http/answer-not-found'
import { runningPayload } from '@/server/running-payload'
import { OWN_KEYWORDS, pageMetadata, withSetting } from '@/shell/storefront/page-metadata'
import { JsonLd } from '@/ui/page/json-ld-script'
import { applyButtonOf, knownApplicant } from './apply-button-of'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const choice = parseJobChoice(await searchParams)
  const isIndexed = jobsHref(choice) === jobsHref({})
  const facts = { title: words.careers, description: words.joinUs, path: jobsHref({}), isIndexed }
  return {
    ...OWN_KEYWORDS,
    ...pageMetadata(withSetting(facts, await getSeoSetting(runningPayload(), 'careers'))),
  }
}

/** The jobs that the company offers. */
export default async function JobsAddress({ searchParams }: Props) {
  const choice = parseJobChoice(await searchParams)
  const db = runningPayload().db.drizzle
  const { timezone } = await readTradeSettings(db)
  const filter = openingsQuery.parse({
    ...Object.fromEntries(
      Object.entries(choice).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
    ),
    limit: String(JOBS_PAGE_SIZE),
  })
  const [{ rows, total }, places, applicant] = await Promise.all([
    listOpenings(db, filter, { seesAll: false, timezone, now: new Date() }),
    listOpeningLocations(db),
    knownApplicant(),
  ])
  if (choice.page > 1 && rows.length === 0) answerNotFound()
  const jobs = rows.map((opening) => ({
    opening,
    text: opening.description ? contentAsText(opening.description) : '',
    apply: opening.isClosed ? null : applyButtonOf(opening, applicant),
  }))
  return (
    <>
      <JsonLd data={pageBreadcrumbs(words.careers)} />
      <OpeningsPage choice={choice} jobs={jobs} places={places} total={total} />
    </>
  )
}
