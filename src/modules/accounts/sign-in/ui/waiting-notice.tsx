'use client'

import { AuthHead } from './auth-head'
import * as words from './browser-words'

/** While something is looked up or confirmed. */
export function WaitingNotice({ title }: { title: string }) {
  return (
    <>
      <AuthHead title={title} />
      <p role="status" className="text-14 text-soft">
        {words.loading}
      </p>
    </>
  )
}
