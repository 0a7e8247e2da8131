'use client'
import { useState } from 'react'
import { questionIn } from '@/kernel/workflow/question-in'
import type { Answer } from '@/ui/client/answer'
import { useWrite } from '@/ui/client/use-write'

/** Makes the call of a dialog, which shows why it was refused; a question is answered by a box in the dialog. */
export function useDialogCall() {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isQuestion, setQuestion] = useState(false)
  const { run } = useWrite()
  return {
    ...{ refusal, isQuestion },
    send: async <T>(call: Promise<Answer<T>>, onDone: (body: T) => void): Promise<void> => {
      setRefusal(null)
      const answer = await run(call)
      if (answer.ok) return onDone(answer.body)
      setQuestion(questionIn(answer.issues) !== null)
      setRefusal(answer.issues[0]?.message ?? answer.message)
    },
  }
}
