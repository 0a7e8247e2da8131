'use client'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { type Answer, isAnswered } from './answer'

/** Makes calls from a list one at a time: stores the last result, and reads the rows again afterwards. */
export function useWrite() {
  const router = useRouter()
  const { data, isPending, mutateAsync, reset } = useMutation({
    mutationFn: (call: Promise<Answer<unknown>>) => call,
    onSettled: (answer) => {
      if (isAnswered(answer)) router.refresh()
    },
  })
  const run = async <A extends Answer<unknown>>(call: Promise<A>): Promise<A> => {
    await mutateAsync(call)
    return call
  }
  return { busy: isPending, called: data ?? null, run, clear: reset }
}
