import { useRouter } from 'next/navigation'
import { questionIn } from '@/kernel/workflow/question-in'
import type { Called } from '@/ui/client/answer'
import * as words from './words'

/** What a dialog shows of a refused call: why, and after somebody else's change the way to see the order as it is. */
export type Refused = { refusal: string | null; extra?: { verb: string; onClick: () => Promise<void> } }

/** Reads what a dialog's call was refused for. A question is answered in the dialog, any other conflict by a new look. */
export function useRefusedCall(called: Called | null, onClose: () => void): Refused {
  const router = useRouter()
  if (called?.ok !== false) return { refusal: null }
  const refusal = called.issues[0]?.message ?? called.message
  if (called.status !== 409 || questionIn(called.issues)) return { refusal }
  const reload = async () => {
    router.refresh()
    onClose()
  }
  return { refusal, extra: { verb: words.reload, onClick: reload } }
}
