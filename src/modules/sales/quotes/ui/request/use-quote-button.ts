import { useEffect, useSyncExternalStore } from 'react'
import { type ButtonState, quoteButton } from '../../rules/quote-button'
import { fetchForViewer } from './quote-page-viewer'
import { onQuotes, quotesAtFirst, quotesOnPage } from './quotes-on-page-store'

/** The state of a vehicle's button. */
export function useQuoteButton(id: number, isReserved: boolean): ButtonState {
  useEffect(fetchForViewer, [])
  const { requested } = useSyncExternalStore(onQuotes, quotesOnPage, quotesAtFirst)
  return quoteButton({ isReserved, isRequested: requested?.has(id) ?? false, isLoading: requested === null })
}
