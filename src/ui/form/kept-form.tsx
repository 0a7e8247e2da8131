'use client'

import { useEffect, useRef, useState } from 'react'
import { keepForm } from './keep-form'
import { KeptNotice } from './kept-notice'

type Props = {
  name: string
  /** For a form that saves something: says that what is there again has not been. */
  isSaving?: boolean
}

/** Added to a form of the server's, it keeps what is typed there; see keep-form.ts. */
export function KeptForm({ isSaving = false, name }: Props) {
  const mark = useRef<HTMLDivElement>(null)
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    const form = mark.current?.closest('form')
    return form ? keepForm(form, name, { onKept: setKept }) : undefined
  }, [name])
  const isSaid = isSaving && isKept
  return (
    <div ref={mark} hidden={!isSaid}>
      {isSaid && <KeptNotice onDiscard={() => mark.current?.closest('form')?.reset()} />}
    </div>
  )
}
