'use client'

import { type ComponentType, useState } from 'react'
import { Button } from '@/ui/button'
import { toast } from '@/ui/toast'

type FormProps = { vehicleId: number }

/** Opens the form for a review; what it needs is fetched with the click. */
export function WriteReview({ vehicleId }: FormProps) {
  const [Form, setForm] = useState<ComponentType<FormProps> | null>(null)
  const open = () =>
    import('./review-form').then(
      ({ ReviewForm }) => setForm(() => ReviewForm),
      () => toast('There is no connection. Please try again.'),
    )
  if (Form) return <Form vehicleId={vehicleId} />
  return (
    <span className="scripted">
      <Button onClick={open}>Write a review</Button>
    </span>
  )
}
