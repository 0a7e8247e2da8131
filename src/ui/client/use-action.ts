'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { toast } from '@/ui/toast'
import type { Called } from './answer'

/** A button's call: one at a time, with its result as a toast and the page refreshed. */
export function useAction() {
  const router = useRouter()
  const { isPending, mutate } = useMutation({
    mutationFn: (call: Promise<Called>) => call,
    onSuccess: ({ message, ok }) => {
      toast(message)
      if (ok) router.refresh()
    },
  })
  return { act: mutate, busy: isPending }
}
