'use client'
import { FieldLabel } from '@payloadcms/ui'
import type { TextareaFieldClient, TextFieldClient } from 'payload'
import { useEffect, useId, useRef } from 'react'

type Props = { field: TextFieldClient | TextareaFieldClient }

/**
 * The label of a field in a block. Payload gives such fields the ids of fields of the record and of other blocks, and their labels
 * others still: each gets an id of its own here, which its label names.
 */
export function BlockFieldLabel({ field: { label, required } }: Props) {
  const id = useId()
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const input = place.current?.closest('.field-type')?.querySelector('input, textarea')
    if (input) input.id = id
  }, [id])
  return (
    <span ref={place}>
      <FieldLabel htmlFor={id} label={label} required={required} />
    </span>
  )
}
