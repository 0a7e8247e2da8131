'use client'

import * as words from './browser-words'
import { AuthHead } from './way'

/** While something is looked up or confirmed. */
export function Waiting({ title }: { title: string }) {
  return (
    <>
      <AuthHead title={title} />
      <p role="status" className="text-14 text-soft">
        {words.loading}
      </p>
    </>
  )
}
