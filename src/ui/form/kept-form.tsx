'use client'

import { useEffect, useRef } from 'react'
import { keepForm } from './keep-form'

/** Added to a form of the server's, it keeps what is typed there; see keep-form.ts. */
export function KeptForm({ name }: { name: string }) {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = mark.current?.closest('form')
    return form ? keepForm(form, name) : undefined
  }, [name])
  return <span ref={mark} hidden />
}
