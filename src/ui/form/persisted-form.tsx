'use client'

import { useEffect, useRef, useState } from 'react'
import { DraftNotice } from './draft-notice'
import { persistFormInput } from './persist-form-input'

type Props = {
  name: string
  /** For a form that saves something: shows that the restored input has not been. */
  isSaving?: boolean
}

/** Added to a form of the server's, it stores what is typed in it; see form-drafts.ts. */
export function PersistedForm({ isSaving = false, name }: Props) {
  const mark = useRef<HTMLDivElement>(null)
  const [isStored, setRestored] = useState(false)
  useEffect(() => {
    const form = mark.current?.closest('form')
    return form ? persistFormInput(form, name, { onRestored: setRestored }) : undefined
  }, [name])
  const showsStored = isSaving && isStored
  return (
    <div ref={mark} hidden={!showsStored}>
      {showsStored && <DraftNotice onDiscard={() => mark.current?.closest('form')?.reset()} />}
    </div>
  )
}
