'use client'

import { useEffect, useState } from 'react'

const EVENT = 'kaido:toast'
const SHOWN_MS = 4000

/** Says something in passing at the foot of the page; a screen reader hears it too. */
export const toast = (message: string): void => {
  window.dispatchEvent(new CustomEvent<string>(EVENT, { detail: message }))
}

/** Where passing messages appear. Once per page. */
export function ToastRegion() {
  const [message, setMessage] = useState('')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (event: Event) => {
      setMessage((event as CustomEvent<string>).detail)
      clearTimeout(timer)
      timer = setTimeout(() => setMessage(''), SHOWN_MS)
    }
    window.addEventListener(EVENT, show)
    return () => {
      window.removeEventListener(EVENT, show)
      clearTimeout(timer)
    }
  }, [])
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-24 z-50 flex justify-center px-4 lg:bottom-6"
    >
      {message && (
        <p className="rounded-control bg-ink px-4 py-3 text-14 font-medium text-paper shadow-float">
          {message}
        </p>
      )}
    </div>
  )
}
