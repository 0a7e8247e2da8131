'use client'

import { useEffect, useState } from 'react'
import { agoInWords } from '@/kernel/time/ago-in-words'
import { Button, buttonStyle } from '../button'
import { chooseCopies, listCopies, type PageCopy } from './list-offline-copies'
import { mayStoreCopies } from './offline-copies'
import * as words from './pages-words'
import { useOnline } from './use-online'
import { whenReachable } from './when-reachable'

/** The page that was requested when the connection failed; a path of this site or nothing. */
function requestLines(): string | null {
  const from = new URLSearchParams(location.search).get('from') ?? ''
  return /^\/(?!\/)/.test(from) ? from : null
}

/** The copies on this device, the way back to the page that could not be loaded, and the switch for all of it. */
export function OfflinePages() {
  const online = useOnline()
  const [from, setFrom] = useState<string | null>(null)
  const [copies, setCopies] = useState<PageCopy[] | null>(null)
  const [keeping, setStoring] = useState(true)
  useEffect(() => {
    const lines = requestLines()
    setFrom(lines)
    setStoring(mayStoreCopies())
    void listCopies().then(setCopies, () => setCopies([]))
    return lines ? whenReachable(() => location.replace(lines)) : undefined
  }, [])
  const choose = async () => {
    await chooseCopies(!keeping)
    setStoring(!keeping)
    setCopies(await listCopies())
  }
  return (
    <>
      <h1 className="text-25 md:text-31">
        {from ? words.thisPageCouldNotBeLoaded : words.pagesStoredOnThisDevice}
      </h1>
      <p className="mt-2 max-w-text text-soft">
        {from && (online ? words.siteIsNotResponding : words.youAreOffline)}
        {words.vehiclesYouOpen}
      </p>
      {from && (
        // A whole load: the page that failed is requested again.
        <a href={from} className={buttonStyle('primary', 'mt-5')}>
          {words.tryAgain}
        </a>
      )}
      <h2 className="mt-10 text-20">{words.vehiclesYouHaveViewed}</h2>
      <Copies copies={copies} keeping={keeping} />
      <div className="scripted mt-8">
        <Button onClick={choose}>{keeping ? words.stopStoringPages : words.storePagesOnThisDevice}</Button>
      </div>
      <p className="unscripted mt-4 text-14 text-soft">{words.pagesAreNotStoredWithout}</p>
    </>
  )
}

function Copies({ copies, keeping }: { copies: PageCopy[] | null; keeping: boolean }) {
  if (copies === null) return null
  if (copies.length === 0)
    return <p className="mt-3 text-14 text-soft">{keeping ? words.noneYetVehicles : words.noneAreStored}</p>
  const now = new Date()
  return (
    <ul className="mt-3 border-t border-line">
      {copies.map(({ path, title, storedAt }) => (
        <li key={path} className="border-b border-line">
          {/* A whole load, which the worker can answer from its copy. */}
          <a href={path} className="flex min-h-11 flex-wrap items-baseline gap-x-3 py-2.5 hover:text-link">
            <span className="min-w-0 flex-1 font-medium">{title.replace(/ · [^·]+$/, '')}</span>
            <span className="text-13 text-faint">{words.storedAgo(agoInWords(storedAt, now))}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
