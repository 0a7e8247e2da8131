'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readDraft } from '@/ui/form/stored-draft'
import { answerDraftName, type Writing } from './answer-draft-name'
import { AnswerPanel } from './answer-panel'
import type { TicketData } from './read-ticket-screen'

type Areas = Record<Writing, RefObject<HTMLTextAreaElement | null>>

/** What is written at the moment, and the way into either field. */
export function useAnswerField() {
  const [writing, setWriting] = useState<Writing>('answer')
  const areas: Areas = { answer: useRef(null), note: useRef(null) }
  return {
    ...{ areas, writing },
    choose: setWriting,
    /** The cursor is in the field at once: what is typed next is typed there. */
    write: (what: Writing): void => {
      flushSync(() => setWriting(what))
      areas[what].current?.focus()
    },
  }
}
export type AnswerFieldState = ReturnType<typeof useAnswerField>

type Props = { composer: AnswerFieldState; data: TicketData; onCanned: () => void; onType: () => void }

const isStored = (writing: Writing, id: number): boolean =>
  readDraft(answerDraftName(writing, id), '') !== null

/** Where an answer or a note is written. Both stay in place, so that neither loses its text, files or cursor. */
export function AnswerField({ composer: { areas, choose, write, writing }, ...props }: Props) {
  const { id } = props.data.ticket
  const [begun, setBegun] = useState<Record<Writing, boolean>>({ answer: false, note: false })
  // A note that was begun before the page was loaded is shown again.
  useEffect(() => {
    if (isStored('note', id) && !isStored('answer', id)) choose('note')
  }, [choose, id])
  return (['answer', 'note'] as const).map((one) => (
    <AnswerPanel
      {...props}
      area={areas[one]}
      begun={begun}
      isHidden={one !== writing}
      key={one}
      onBegun={(isBegun) => setBegun((before) => ({ ...before, [one]: isBegun }))}
      onChoose={write}
      writing={one}
    />
  ))
}
