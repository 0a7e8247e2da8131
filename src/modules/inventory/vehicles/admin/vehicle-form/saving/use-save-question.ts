import { useRef, useState } from 'react'
import { draftOfForm } from '../../../rules/form/form-to-vehicle'
import { shownPrice } from '../../../rules/form/read-typed-figures'
import { losesPrice, type PublishingDoubt, publishingDoubts } from '../../../rules/status/publishing-doubts'
import type { FormParts, Values } from '../form-context'

/** What a save is confirmed for: that the vehicle is sold, or becomes public with what it lacks, or is public and loses its price. */
export type SaveQuestion =
  | { kind: 'sold' }
  | { kind: 'unpriced' }
  | { kind: 'publish'; doubts: PublishingDoubt[]; priceType: Values['priceType'] }

function questionAbout(values: Values, before: Values | null): SaveQuestion | null {
  const was = before?.status ?? null
  if (values.status === 'SOLD' && was !== 'SOLD') return { kind: 'sold' }
  const draft = draftOfForm(values)
  if (losesPrice(draft, before && { status: before.status, price: shownPrice(before) }))
    return { kind: 'unpriced' }
  const doubts = publishingDoubts(draft, was)
  return doubts.length > 0 ? { kind: 'publish', doubts, priceType: values.priceType } : null
}

type Pending = { about: SaveQuestion; addNew: boolean }

/** Confirms before a vehicle is saved as sold, or is public without what it should have. */
export function useSaveQuestion({ form }: FormParts, before: Values | null) {
  const [pending, setPending] = useState<Pending | null>(null)
  const agreed = useRef('')
  /** Whether to confirm first; once for the same. */
  const confirm = (addNew: boolean): boolean => {
    const about = questionAbout(form.getValues(), before)
    if (!about || agreed.current === JSON.stringify(about)) return false
    setPending({ about, addNew })
    return true
  }
  const answer = (yes: SaveQuestion | null) => {
    agreed.current = yes ? JSON.stringify(yes) : ''
    setPending(null)
  }
  /** The question, for its dialog; `save` goes on when it is answered with yes. */
  const question = (save: (addNew: boolean) => Promise<void>) =>
    pending && {
      about: pending.about,
      agree: () => {
        answer(pending.about)
        return save(pending.addNew)
      },
      forget: () => answer(null),
    }
  return { confirm, question }
}
