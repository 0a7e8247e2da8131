'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { Button, buttonStyle } from '@/ui/button'
import { CopyButton } from '@/ui/copy-button'
import { PlainLink } from '@/ui/link'
import { toast } from '@/ui/toast'
import { type Comparison, compareHref } from '../../rules/comparison'
import { PrintButton } from '../detail/page-buttons'
import * as words from './browser-words'
import { compareOnly, useComparison } from './comparison'

type Props = { vehicles: Comparison; address: string }

/** What can be done with a comparison that is on screen: pass it on, keep it as one's own, end it. */
export function CompareActions({ vehicles, address }: Props) {
  const router = useRouter()
  const own = useComparison()
  const isOwn = vehicles.every(({ id }) => own.some((one) => one.id === id)) && own.length === vehicles.length
  const keep = () => {
    compareOnly(vehicles)
    toast(words.thisIsNowYourComparison)
  }
  const clear = () => {
    compareOnly([])
    router.replace('/compare')
  }
  return (
    <div className="no-print -mx-3 flex flex-wrap items-center">
      <CopyButton text={address} label={words.copyLink} done={words.linkCopied} />
      <PrintButton />
      <span className="scripted contents">
        {isOwn ? (
          <Button variant="quiet" size="slim" onClick={clear}>
            {words.clearComparison}
          </Button>
        ) : (
          <Button variant="quiet" size="slim" onClick={keep}>
            {words.saveAsMyComparison}
          </Button>
        )}
      </span>
    </div>
  )
}

/** Opens what this browser compares at its own address, where the address names nothing. */
export function OpenOwnComparison() {
  const router = useRouter()
  const own = useComparison()
  const href = compareHref(own.map(({ id }) => id))
  useEffect(() => {
    if (href !== '/compare') router.replace(href)
  }, [href, router])
  return (
    <PlainLink href="/vehicles" className={buttonStyle('primary')}>
      {words.browseVehicles}
    </PlainLink>
  )
}
