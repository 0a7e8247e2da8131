import { useEffect, useState } from 'react'
import type { Called } from '@/ui/client/answer'

let waiting: Called | null = null

/** Stores a form's message until the list it returns to can show it. */
export function storeMessageForList(called: Called): void {
  waiting = called
}

/** The pending message, returned once. */
export function takeMessageForList(): Called | null {
  const notice = waiting
  waiting = null
  return notice
}

/** The message that was pending as this list appeared. */
export function useMessageForList(): Called | null {
  const [message, setMessage] = useState<Called | null>(null)
  useEffect(() => setMessage(takeMessageForList()), [])
  return message
}
