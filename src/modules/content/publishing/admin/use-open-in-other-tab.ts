'use client'
import { useEffect, useState } from 'react'

/** Whether the same record is open in another tab of this browser: the last of them to save would win. */
export function useOpenInOtherTab(name: string | null): boolean {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (name === null || typeof BroadcastChannel === 'undefined') return
    const channel = new BroadcastChannel(name)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      setOpen(data !== 'closed')
      // Whoever opens it learns that it is open here, too; whoever stays open says so again when another is closed.
      if (data !== 'here') channel.postMessage('here')
    }
    channel.postMessage('opened')
    return () => {
      channel.postMessage('closed')
      channel.close()
    }
  }, [name])
  return isOpen
}
