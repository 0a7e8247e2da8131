'use client'

import { useRouter } from 'next/navigation'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { signInHref } from '@/modules/accounts/sign-in/rules/sign-in-reasons'
import { wayForward } from '@/ui/over/over-page'
import { toast } from '@/ui/toast'
import * as words from './browser-words'
import {
  type AskedVehicle,
  askQuote,
  onQuotes,
  quotesAtFirst,
  quotesOnPage,
  type Viewer,
} from './quote-store'
import { viewerIs } from './quotes-on-page'

/** Tells the quote buttons who looks at the page, and asks before anything is requested. Once per page. */
export function QuoteSupport({ viewer }: { viewer: Viewer }) {
  const router = useRouter()
  const isThere = viewer !== null
  const { hasRole = false, hasUserType = false } = viewer ?? {}
  useEffect(() => {
    viewerIs(isThere ? { hasRole, hasUserType } : null, () => {
      router[wayForward()](signInHref('quote', location.pathname + location.search), { scroll: false })
    })
  }, [isThere, hasRole, hasUserType, router])
  return <Question />
}

type DialogProps = { vehicle: AskedVehicle; onClose: () => void }

const close = () => askQuote(null)

/** The dialog about the vehicle whose button was pressed. It is fetched with the first press. */
function Question() {
  const { asked } = useSyncExternalStore(onQuotes, quotesOnPage, quotesAtFirst)
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>()
  useEffect(() => {
    if (!asked || Dialog) return
    import('./request-dialog').then(
      ({ RequestDialog }) => setDialog(() => RequestDialog),
      () => {
        close()
        toast(words.youAreOffline, 'warning')
      },
    )
  }, [asked, Dialog])
  return asked && Dialog ? <Dialog key={asked.id} vehicle={asked} onClose={close} /> : null
}
