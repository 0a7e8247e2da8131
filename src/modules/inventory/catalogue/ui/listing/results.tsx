'use client'

import type { ReactNode } from 'react'
import { SaveSearch } from '@/modules/inventory/saved-searches/ui/search/save-search'
import { SavedSearchesMenu } from '@/modules/inventory/saved-searches/ui/search/saved-searches-menu'
import { Chip } from '@/ui/chip'
import { PlainLink } from '@/ui/link'
import { type Packed, usePacked } from '@/ui/packed-data'
import { Pagination } from '@/ui/pagination'
import * as words from './browser-words'
import { ConnectionNote } from './connection-note'
import { DeliveryPortLine } from './delivery-port-line'
import { FOUND } from './listing-form-ids'
import type { ResultsData } from './results-data'
import { ResultsToolbar, ViewToggle } from './results-toolbar'

type ResultsProps = { data: Packed<ResultsData>; children: ReactNode }

/** The results: how many, by which choices, the page of vehicles, and the way to the other pages. */
export function Results({ data: packed, children }: ResultsProps) {
  const data = usePacked(packed)
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-44 lg:flex-initial">
          <SavedSearchesMenu signedIn={data.signedIn}>
            <h1 className="text-25 md:text-31">{data.heading}</h1>
          </SavedSearchesMenu>
          <p className="text-14 text-soft tabular-nums" role="status" id={FOUND} tabIndex={-1}>
            {data.countText}
          </p>
          <DeliveryPortLine place={data.place} />
        </div>
        <ResultsToolbar data={data} />
        <ViewToggle data={data} />
      </div>
      <ConnectionNote className="mt-3 empty:hidden" />
      {data.corrected && <Corrected {...data.corrected} />}
      <Chips data={data} />
      {data.understood && <p className="mt-3 text-13 text-faint">{data.understood}</p>}
      <div className="mt-4 group-data-pending/listing:skeleton">{children}</div>
      <div className="mt-8">
        <Pagination page={data.page} pages={data.pages} hrefOf={(page) => pageHref(data, page)} />
      </div>
    </div>
  )
}

/** The URL of another page of the same list. */
const pageHref = ({ query, view }: ResultsData, page: number): string => {
  const parts = [query, page > 1 ? `page=${page}` : '', view === 'list' ? 'view=list' : ''].filter(Boolean)
  return parts.length > 0 ? `/vehicles?${parts.join('&')}` : '/vehicles'
}

type CorrectedProps = NonNullable<ResultsData['corrected']>

/** Which text was searched in place of the one that was typed, and the way back to that. */
const Corrected = ({ text, typed, href }: CorrectedProps) => (
  <p className="mt-3 text-14">
    {words.showingResultsFor} <strong>{text}</strong>{' '}
    <span className="text-soft">
      · {words.searchInsteadFor}{' '}
      <PlainLink href={href} className="inline-block py-2.5 text-link underline">
        {typed}
      </PlainLink>
    </span>
  </p>
)

function Chips({ data: { chips, savable, signedIn } }: { data: ResultsData }) {
  if (chips.length === 0) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <ul className="contents" aria-label={words.activeFilters}>
        {chips.map(({ key, facet, value, href }) => (
          <li key={key}>
            <Chip facet={facet} value={value} removeHref={href} />
          </li>
        ))}
      </ul>
      {savable && <SaveSearch {...savable} signedIn={signedIn} label={words.saveSearch} quiet />}
    </div>
  )
}
