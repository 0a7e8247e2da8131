'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { LISTING } from '@/modules/inventory/search/rules/listing-url-path'
import { Button, buttonStyle } from '@/ui/button'
import { CopyButton } from '@/ui/copy-button'
import { Icon } from '@/ui/icon'
import { linkStyle, PlainLink } from '@/ui/link'
import { toast } from '@/ui/toast'
import { compareHref } from '../../rules/compare-href'
import type { Comparison } from '../../rules/comparison'
import { COMPARE_CAP } from '../../rules/comparison-limits'
import { PrintButton, ShareSheetButton } from '../detail/print-and-share-buttons'
import * as words from './page-words'
import { compareOnly, stopComparing, useComparison } from './use-comparison'
import { useComparisonUrl } from './use-comparison-url'

type Props = {
  vehicles: Comparison
  /** The site's URL without a path. */
  origin: string
}

/** What can be done with a comparison that is on screen: pass it on, save it as one's own, add to it, end it. */
export function CompareActions({ vehicles, origin }: Props) {
  const { ids, onlyDifferences } = useComparisonUrl()
  const url = origin + compareHref(ids, { onlyDifferences })
  return (
    <div className="no-print -mx-3 flex flex-wrap items-center">
      <CopyButton text={url} label={words.copyLink} done={words.linkCopied} />
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${words.compareTheseVehicles}\n${url}`)}`}
        target="_blank"
        rel="noreferrer"
        className={buttonStyle('quiet', undefined, 'slim')}
      >
        <Icon name="message-circle" size={18} />
        {words.shareByWhatsApp}
      </a>
      <PrintButton />
      <OwnActions vehicles={vehicles} />
      <ShareSheetButton title={words.compareTheseVehicles} url={url} />
    </div>
  )
}

/** What depends on whether it is this browser's own comparison. */
function OwnActions({ vehicles }: Pick<Props, 'vehicles'>) {
  const router = useRouter()
  const own = useComparison()
  const isOwn = vehicles.every(({ id }) => own.some((one) => one.id === id)) && own.length === vehicles.length
  const store = () => {
    compareOnly(vehicles)
    toast(words.thisIsNowYourComparison)
  }
  const clear = () => {
    compareOnly([])
    router.replace('/compare')
  }
  return (
    <span className="scripted contents">
      {isOwn && vehicles.length < COMPARE_CAP && (
        <PlainLink href={LISTING} className={buttonStyle('quiet', undefined, 'slim')}>
          {words.addVehicle}
        </PlainLink>
      )}
      <Button variant="quiet" size="slim" onClick={isOwn ? clear : store}>
        {isOwn ? words.clearComparison : words.saveAsMyComparison}
      </Button>
    </span>
  )
}

/** Takes vehicles that are not listed any more out of the URL and out of this browser's comparison. */
export function RemoveGone({ gone, left }: { gone: readonly number[]; left: readonly number[] }) {
  const { onlyDifferences } = useComparisonUrl()
  return (
    <PlainLink
      href={compareHref(left, { onlyDifferences })}
      replace
      scroll={false}
      rel="nofollow"
      className={linkStyle}
      onClick={() => {
        for (const id of gone) stopComparing(id)
      }}
    >
      {words.removeGone}
    </PlainLink>
  )
}

/** Opens what this browser compares at its own URL, where the URL names nothing. */
export function OpenOwnComparison() {
  const router = useRouter()
  const own = useComparison()
  const href = compareHref(own.map(({ id }) => id))
  useEffect(() => {
    if (href !== '/compare') router.replace(href)
  }, [href, router])
  return (
    <PlainLink href={LISTING} className={buttonStyle('primary')}>
      {words.browseVehicles}
    </PlainLink>
  )
}
