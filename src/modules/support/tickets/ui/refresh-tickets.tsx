'use client'

import { useRouter } from 'next/navigation'
import { useRefreshWhileVisible } from '@/ui/page/use-refresh-while-visible'

/** How old the list may get before it is read again, in milliseconds. */
const STALE_MS = 30_000
/** So many answers are known at most, the latest. */
const KNOWN_MAX = 20

/** When this browser first had each answer of the server: what Back shows again may be old. */
const received = new Map<string, number>()

function receivedAt(version: string): number {
  const at = received.get(version) ?? Date.now()
  received.set(version, at)
  const [oldest] = received.keys()
  if (received.size > KNOWN_MAX && oldest !== undefined) received.delete(oldest)
  return at
}

/**
 * Reads a list again once it is half a minute old and somebody sees it.
 *
 * @param version tells one answer of the server from the next
 */
export function RefreshTickets({ version }: { version: string }) {
  const router = useRouter()
  useRefreshWhileVisible(STALE_MS, () => router.refresh(), receivedAt(version))
  return null
}
