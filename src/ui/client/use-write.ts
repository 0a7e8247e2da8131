'use client'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { type Answer, isAnswered } from './answer'

/**
 * Makes calls one at a time: stores the last result, and reads the page's rows again afterwards.
 *
 * @param reads false over a form of Payload's, which would lose what was typed
 */
export function useWrite({ reads = true }: { reads?: boolean } = {}) {
  const router = useRouter()
  const { data, isPending, mutateAsync, reset } = useMutation({
    mutationFn: (call: Promise<Answer<unknown>>) => call,
    onSettled: (answer) => {
      if (reads && isAnswered(answer)) router.refresh()
    },
  })
  const run = async <A extends Answer<unknown>>(call: Promise<A>): Promise<A> => {
    await mutateAsync(call)
    return call
  }
  return { busy: isPending, called: data ?? null, run, clear: reset }
}
