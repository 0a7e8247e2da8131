import type { Called } from '@/ui/client/answer'

let waiting: Called | null = null

/** Keeps what a form was told until the list that it leads back to can say it. */
export function sayOnList(called: Called): void {
  waiting = called
}

/** What is to be said, once. */
export function takeSaid(): Called | null {
  const said = waiting
  waiting = null
  return said
}
