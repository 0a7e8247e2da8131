import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Draft } from '@/ui/back-office/record/draft'
import type { BodyOf } from '@/ui/client/call'
import { readOf } from '@/ui/client/read'
import { useSettled } from '@/ui/use-settled'
import { chargesFollowing } from '../rules/offer/tariff-charges'

/** Long enough to finish a figure before the tariff is asked. */
const PAUSE_MS = 600

export type TariffAnswer = BodyOf<'get', '/api/v1/quotes/{id}/tariff'>['data']

const textIn = (draft: Draft, name: string): string => {
  const held = draft[name]
  return typeof held === 'string' ? held.trim() : ''
}

type Asked = { port: string; currency: string; price?: string }

/** What the tariff is asked, as a text; '' if it is not asked. */
function askedFor(draft: Draft, port: string): string {
  if (port === '' || draft.priceType === 'FOB') return ''
  const price = textIn(draft, 'quotedPrice')
  const asked: Asked = { port, currency: textIn(draft, 'currency') }
  return JSON.stringify(Number(price) > 0 ? { ...asked, price } : asked)
}

type Given = {
  id: number
  draft: Draft
  /** Whether no offer has been sent yet: an empty field is then filled in. */
  isFirst: boolean
  /** Puts charges into the form: as somebody's entry, or as what it begins with. */
  put: (charges: string, by: 'person' | 'tariff') => void
}

/** What the tariff says of the offer as entered. The charges in the form follow it until a person types others. */
export function useTariffCharges({ draft, id, isFirst, put }: Given) {
  const port = textIn(draft, 'portId')
  const [taken, setTaken] = useState<string | null>(null)
  const wanted = askedFor(draft, port)
  const asked = useSettled(wanted, PAUSE_MS, wanted)
  const query: Partial<Asked> = asked === '' ? {} : JSON.parse(asked)
  const read = useQuery({
    ...readOf('/api/v1/quotes/{id}/tariff', { params: { path: { id }, query } }),
    enabled: asked !== '',
    placeholderData: (before) => before,
  })
  const isBehind = wanted !== asked || (asked !== '' && (read.isPending || read.isPlaceholderData))
  const answer = wanted === '' ? null : (read.data?.data ?? null)
  const amount = answer?.deliveryCharges ?? null
  const follow = useEffectEvent(() => {
    const next = chargesFollowing(textIn(draft, 'deliveryCharges'), taken, amount, isFirst)
    if (next === undefined) return
    setTaken(next)
    if (next !== textIn(draft, 'deliveryCharges')) put(next, 'tariff')
  })
  const known = isBehind ? null : `${asked} ${amount}`
  useEffect(() => {
    if (known !== null) follow()
  }, [known])
  const take = () => {
    setTaken(String(amount))
    put(String(amount), 'person')
  }
  const isTaken = amount !== null && textIn(draft, 'deliveryCharges') === String(amount)
  return { answer, failure: read.error, isBehind, isTaken, port, take }
}
