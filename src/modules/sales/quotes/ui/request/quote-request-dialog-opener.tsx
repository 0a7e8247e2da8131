'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { signInHref } from '@/modules/accounts/sign-in/rules/sign-in-href'
import { showOverlayUrl } from '@/ui/overlay/show-overlay-url'
import { toast } from '@/ui/toast'
import { useLazyComponent } from '@/ui/use-lazy-component'
import * as words from './browser-words'
import { setPageViewer } from './quote-page-viewer'
import { onQuotes, openQuoteRequest, quotesAtFirst, quotesOnPage, type Viewer } from './quotes-on-page-store'

/** Gives the quote buttons the reader of the page, and confirms before anything is requested. Once per page. */
export function QuoteRequestDialogOpener({ viewer }: { viewer: Viewer }) {
  const isThere = viewer !== null
  const { hasRole = false, hasUserType = false, portId = null } = viewer ?? {}
  useEffect(() => {
    setPageViewer(isThere ? { hasRole, hasUserType, portId } : null, () =>
      showOverlayUrl(signInHref('quote', location.pathname + location.search)),
    )
  }, [isThere, hasRole, hasUserType, portId])
  return <Question />
}

const fetchDialog = () => import('./quote-request-dialog').then((file) => file.QuoteRequestDialog)

const close = () => openQuoteRequest(null)

const lost = () => {
  close()
  toast(words.youAreOffline, 'warning')
}

/** The dialog about the vehicle whose button was pressed. It is fetched with the first press. */
function Question() {
  const { requestedVehicle } = useSyncExternalStore(onQuotes, quotesOnPage, quotesAtFirst)
  const Dialog = useLazyComponent(requestedVehicle !== null, fetchDialog, lost)
  return requestedVehicle && Dialog ? (
    <Dialog key={requestedVehicle.id} vehicle={requestedVehicle} onClose={close} />
  ) : null
}
