'use client'
import type { Called } from '@/ui/client/answer'
import { useSubmission } from '@/ui/form/use-submission'

/** Sends what a dialog requested, once at a time: closes the dialog, or shows why it was refused. */
export function useDialogSend(onClose: () => void) {
  const { isBusy, problem, run } = useSubmission({ place: () => false })
  const send = (call: () => Promise<Called>) =>
    run(async () => {
      const answer = await call()
      if (answer.ok) onClose()
      return answer
    })
  return { busy: isBusy, refusal: problem, send }
}
