import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Draft } from '@/ui/back-office/record/record-draft'
import type { BodyOf } from '@/ui/client/make-call'
import { readOf } from '@/ui/client/read-of'
import { useDebouncedValue } from '@/ui/use-debounced-value'
import { areSame, chargesByTariff, type EnteredCharges, type Taking } from '../../rules/offer/charge-fields'
import { enteredByTariff } from '../../rules/offer/tariff-charges'
import { chargesIn } from '../quote-form-values'

/** Long enough to finish a figure before the tariff is queried. */
const PAUSE_MS = 600

export type TariffAnswer = BodyOf<'get', '/api/v1/quotes/{id}/tariff'>['data']

const textIn = (draft: Draft, name: string): string => {
  const held = draft[name]
  return typeof held === 'string' ? held.trim() : ''
}

type Pending = { port: string; currency: string; price?: string }

/** The query for the tariff, as a text; '' for none. */
function requestLines(draft: Draft, port: string): string {
  if (port === '' || draft.priceType === 'FOB') return ''
  const price = textIn(draft, 'quotedPrice')
  const request: Pending = { port, currency: textIn(draft, 'currency') }
  return JSON.stringify(Number(price) > 0 ? { ...request, price } : request)
}

export type TariffGiven = {
  id: number
  draft: Draft
  /** What the form was last given from the tariff; null if nothing yet. */
  taken: EnteredCharges | null
  /** Whether no offer has been sent yet: empty fields are then filled in. */
  isFirst: boolean
  /** Puts charges into the form: as somebody's entry, or as what it begins with. */
  put: (charges: EnteredCharges, by: 'person' | 'tariff') => void
}

/** The tariff's charges for the offer as entered. The charges in the form follow it until a person types others. */
export function useTariffCharges({ draft, id, isFirst, put, taken }: TariffGiven) {
  const port = textIn(draft, 'portId')
  const wanted = requestLines(draft, port)
  const debounced = useDebouncedValue(wanted, PAUSE_MS, wanted)
  const query: Partial<Pending> = debounced === '' ? {} : JSON.parse(debounced)
  const read = useQuery({
    ...readOf('/api/v1/quotes/{id}/tariff', { params: { path: { id }, query } }),
    enabled: debounced !== '',
    placeholderData: (before) => before,
  })
  const isBehind = wanted !== debounced || (debounced !== '' && (read.isPending || read.isPlaceholderData))
  const answer = wanted === '' ? null : (read.data?.data ?? null)
  const tariff = answer && enteredByTariff({ amount: answer.deliveryCharges, parts: answer.parts })
  const entered = chargesIn(draft)
  const next = (taking: Taking) => chargesByTariff(entered, taken, tariff, { isFirst, taking })
  const follow = useEffectEvent(() => {
    const followed = next('follow')
    if (followed !== entered) put(followed, 'tariff')
  })
  const known = isBehind ? null : `${debounced} ${JSON.stringify(tariff)}`
  useEffect(() => {
    if (known !== null) follow()
  }, [known])
  const [isConfirming, setConfirming] = useState(false)
  const take = (taking: 'fill' | 'replace') => {
    const filled = next(taking)
    put(filled, 'person')
    setConfirming(tariff !== null && !areSame(filled, tariff))
  }
  const isTaken = tariff !== null && areSame(entered, tariff)
  return {
    answer,
    failure: read.error,
    isConfirming: isConfirming && !isTaken,
    isBehind,
    isTaken,
    port,
    take,
    tariff,
  }
}
