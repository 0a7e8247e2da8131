'use client'

import { useEffect, useState } from 'react'
import { cx } from './cx'
import { Icon } from './icon'
import { toastDuration } from './toast-duration'

const EVENT = 'kaido:toast'

type Tone = 'info' | 'warning'
type Message = { message: string; tone: Tone; lasts: number }

/**
 * Shows a short message at the foot of the page; a screen reader announces it too.
 *
 * @param lasts for how long, in milliseconds; by default as long as it takes to read
 */
export const toast = (message: string, tone: Tone = 'info', lasts = toastDuration(message)): void => {
  window.dispatchEvent(new CustomEvent<Message>(EVENT, { detail: { message, tone, lasts } }))
}

/** Where passing messages appear. Once per page. */
export function ToastRegion() {
  const [notice, setNotice] = useState<Message | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (event: Event) => {
      const news = (event as CustomEvent<Message>).detail
      setNotice(news)
      clearTimeout(timer)
      timer = setTimeout(() => setNotice(null), news.lasts)
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
      className="pointer-events-none fixed inset-x-0 bottom-24 z-50 flex justify-center px-4 lg:bottom-20"
    >
      {notice && (
        <p
          data-tone={notice.tone}
          className={cx(
            'flex items-center gap-2 rounded-control border border-transparent px-4 py-3 text-14 font-medium wrap-anywhere shadow-float',
            notice.tone === 'warning' ? 'bg-amber-wash text-amber' : 'bg-ink text-paper',
          )}
        >
          {notice.tone === 'warning' && <Icon name="triangle-alert" size={18} />}
          {notice.message}
        </p>
      )}
    </div>
  )
}
