import type { Metadata } from 'next'
import { cache } from 'react'
import { parseWhole } from '@/kernel/numbers'
import { cutAsShown, SHOWN } from '@/kernel/search-engines/search-snippet'
import { getOpening, textsOf } from '@/modules/careers/openings/queries/list-openings'
import { closesAt } from '@/modules/careers/openings/rules/closing-date'
import type { OpeningText } from '@/modules/careers/openings/rules/opening'
import { jobHref } from '@/modules/careers/openings/rules/opening-urls'
import { openingJsonLd, openingTrail } from '@/modules/careers/openings/ui/opening-json-ld'
import { OpeningView } from '@/modules/careers/openings/ui/opening-view'
import { ContentText } from '@/modules/content/blocks/ui/content-text'
import { readContentHtml } from '@/modules/content/rich-text/queries/read-content-html'
import { contentAsText } from '@/modules/content/rich-text/rules/content-as-text'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { env } from '@/server/env'
import { runningPayload } from '@/server/running-payload'
import { NOT_FOUND_HEAD, NotFoundPage } from '@/shell/storefront/not-found-page'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { JsonLd } from '@/ui/page/json-ld-script'
import { pageUnit } from '../../page-unit'
import { applyButtonOf, knownApplicant } from '../apply-button-of'

type Props = { params: Promise<{ id: string }> }

/** Read once per page, however many parts need it. */
const openingAt = cache(async (part: string) => {
  const id = parseWhole(part)
  const db = runningPayload().db.drizzle
  const { timezone } = await readTradeSettings(db)
  const opening = id === null ? null : await getOpening(db, id, { seesAll: false, timezone, now: new Date() })
  return opening && { opening, timezone }
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await openingAt((await params).id)
  if (!found) return NOT_FOUND_HEAD
  const { opening } = found
  const text = opening.description ? contentAsText(opening.description) : ''
  return pageMetadata({
    title: opening.title,
    description: cutAsShown(text, SHOWN.description),
    path: jobHref(opening.id),
    isIndexed: !opening.isClosed,
  })
}

export default async function JobAddress({ params }: Props) {
  const found = await openingAt((await params).id)
  if (!found) return <NotFoundPage kind="job" />
  const { opening, timezone } = found
  const payload = runningPayload()
  const [unit, applicant] = await Promise.all([pageUnit(), knownApplicant()])
  const html: string[] = []
  for (const [, content] of textsOf(opening)) html.push(await readContentHtml(payload.db.drizzle, content))
  const closes = closesAt(opening.closingDate, opening.location, timezone).toISOString()
  const texts = Object.fromEntries(
    textsOf(opening).map(([name, content]) => [
      name,
      content && <ContentText key={name} payload={payload} unit={unit} content={content} />,
    ]),
  ) as Record<OpeningText, React.ReactNode>
  return (
    <>
      <JsonLd data={openingTrail(opening, env().SERVER_URL)} />
      {!opening.isClosed && <JsonLd data={openingJsonLd(opening, html.join(''), closes, env().SERVER_URL)} />}
      <OpeningView opening={opening} texts={texts} apply={applyButtonOf(opening, applicant)} />
    </>
  )
}
