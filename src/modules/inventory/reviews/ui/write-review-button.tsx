'use client'

import { type ComponentType, useState } from 'react'
import { Button } from '@/ui/button'
import { toast } from '@/ui/toast'
import { useIsHydrated } from '@/ui/use-is-hydrated'
import * as words from './browser-words'

type FormProps = { vehicleId: number }

/** Opens the form for a review; what it needs is fetched with the click. */
export function WriteReviewButton({ vehicleId }: FormProps) {
  const [Form, setForm] = useState<ComponentType<FormProps> | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isAwake = useIsHydrated()
  const open = async () => {
    setBusy(true)
    await import('./review-form').then(
      ({ ReviewForm }) => setForm(() => ReviewForm),
      () => toast(words.youAreOfflinePlease, 'warning'),
    )
    setBusy(false)
  }
  if (Form)
    return (
      // The button is gone; the keyboard goes on from what took its place.
      <section ref={focusOnce} tabIndex={-1} aria-label={words.writeAReview} className="focus:outline-none">
        <Form vehicleId={vehicleId} />
      </section>
    )
  return (
    <span className="scripted">
      <Button
        onClick={open}
        // A click that is not handled yet would look like one that was.
        disabled={isBusy || !isAwake}
        className={isAwake ? undefined : 'disabled:cursor-progress disabled:opacity-100'}
      >
        {isBusy ? words.loadingForm : words.writeAReview}
      </Button>
    </span>
  )
}

/** Outside the component, so that it is called when the form appears and not at every drawing. */
const focusOnce = (section: HTMLElement | null) => section?.focus({ preventScroll: true })
