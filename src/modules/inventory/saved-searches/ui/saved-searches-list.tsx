'use client'

import { useEffect, useState } from 'react'
import { buttonStyle } from '@/ui/button'
import { EmptyState } from '@/ui/empty-and-error-states'
import { PlainLink } from '@/ui/link'
import { SAVED_SEARCHES_MAX } from '../rules/saved-search-alerts'
import * as words from './browser-words'
import { SavedSearchRow } from './saved-search-row'
import { type AccountSearch, accountSearches } from './search/account-search-store'
import { SaveBrowserSearches } from './search/save-browser-searches'
import { useAccountSearches } from './search/use-account-searches'

type Props = {
  /** As the server knows them. */
  searches: readonly AccountSearch[]
  /** Whether e-mails of saved searches are wanted at all. */
  wantsMail: boolean
}

/** The searches of an account: open, rename, remove, and how often each is written of. */
export function SavedSearchesList({ searches, wantsMail }: Props) {
  const known = useAccountSearches(false)
  const [isTaken, setIsTaken] = useState(false)
  useEffect(() => {
    accountSearches.set(searches)
    setIsTaken(true)
  }, [searches])
  const shown = isTaken ? known : searches
  return (
    <div className="max-w-text">
      {!wantsMail && <MailIsOff />}
      <div className="mb-4 empty:hidden">
        <SaveBrowserSearches />
      </div>
      {shown.length === 0 ? (
        <NothingSaved />
      ) : (
        <>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {shown.map((search) => (
              <SavedSearchRow key={search.id} search={search} />
            ))}
          </ul>
          <p className="mt-3 text-13 text-faint tabular-nums">
            {words.ofDailyAndWeeklyEmails(shown.length, SAVED_SEARCHES_MAX)}
          </p>
        </>
      )}
    </div>
  )
}

function MailIsOff() {
  return (
    <p className="mb-4 rounded-control bg-amber-wash px-4 py-3 text-14 text-amber">
      {words.allEmailsAbout}{' '}
      <PlainLink
        href="/account-settings/subscriptions"
        className="font-semibold underline underline-offset-3"
      >
        {words.switchThemOn}
      </PlainLink>
    </p>
  )
}

function NothingSaved() {
  return (
    <EmptyState
      title={words.noSearchesSaved}
      actions={
        <PlainLink href="/vehicles" className={buttonStyle('primary')}>
          {words.searchVehicles}
        </PlainLink>
      }
    >
      <p>{words.chooseFiltersInVehicle}</p>
    </EmptyState>
  )
}
