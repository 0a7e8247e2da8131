'use client'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { OPENING_LIMITS } from '../rules/opening-limits'
import { idOf, moved, newQuestion, type QuestionDraft } from './opening-draft'
import css from './openings.module.css'
import { QuestionFields } from './question-fields'
import type { OpeningEditing } from './use-opening'
import * as words from './words'

const cardId = ({ key }: QuestionDraft): string => `question-${key}`

/** The questions of the draft, and what can be done to them. */
function useQuestions({ change, draft: { questions }, issues }: OpeningEditing) {
  const [said, setSaid] = useState('')
  const focused = useRef<string | null>(null)
  useEffect(() => {
    if (focused.current === null) return
    document.getElementById(focused.current)?.focus()
    focused.current = null
  })
  // What is wrong is said of a place, at which there may now be another question.
  const set = (next: readonly QuestionDraft[]) =>
    change({ questions: next }, ...(next.length === 0 || issues.length === 0 ? [] : ['questions']))
  return {
    questions,
    said,
    add: () => {
      const added = newQuestion()
      focused.current = idOf(`questions.${questions.length}.question`)
      set([...questions, added])
    },
    remove: (at: number) => set(questions.filter((_, place) => place !== at)),
    move: (from: number, to: number) => {
      const question = questions[from]
      if (!question || to < 0 || to >= questions.length) return
      focused.current = cardId(question)
      set(moved(questions, from, to))
      setSaid(words.movedTo(to + 1, questions.length))
    },
    replace: (at: number, part: Partial<QuestionDraft>) =>
      change(
        { questions: questions.map((one, place) => (place === at ? { ...one, ...part } : one)) },
        ...Object.keys(part).map((name) => `questions.${at}.${name}`),
      ),
  }
}

type Questions = ReturnType<typeof useQuestions>

/** What applicants are asked, in this order. */
export function QuestionsSection({ editing }: { editing: OpeningEditing }) {
  const list = useQuestions(editing)
  const { questions } = list
  return (
    <section className={css.section}>
      <h2>{words.questions}</h2>
      <p className={css.about}>{questions.length === 0 ? words.noQuestions : words.questionsAbout}</p>
      <ol className={css.questions}>
        {questions.map((question, at) => (
          <QuestionCard at={at} editing={editing} key={question.key} list={list} question={question} />
        ))}
      </ol>
      <p aria-live="polite" className={css.said}>
        {list.said}
      </p>
      <div>
        <button
          className={styles.button}
          disabled={questions.length >= OPENING_LIMITS.questions}
          id={idOf('questions')}
          onClick={list.add}
          type="button"
        >
          {words.addQuestion}
        </button>
      </div>
    </section>
  )
}

type CardProps = { at: number; question: QuestionDraft; editing: OpeningEditing; list: Questions }

/** Alt and an arrow move the question that the keyboard is in. */
function QuestionCard({ at, editing, list, question }: CardProps) {
  const onKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    list.move(at, at + (event.key === 'ArrowUp' ? -1 : 1))
  }
  return (
    <li>
      <fieldset className={css.question} id={cardId(question)} onKeyDown={onKey} tabIndex={-1}>
        <legend>{words.questionAt(at + 1)}</legend>
        <QuestionFields
          at={at}
          issueOf={editing.issueOf}
          onChange={(part) => list.replace(at, part)}
          question={question}
        />
        <div className={css.acts}>
          <button
            className={styles.button}
            disabled={at === 0}
            onClick={() => list.move(at, at - 1)}
            type="button"
          >
            {words.moveUp}
          </button>
          <button
            className={styles.button}
            disabled={at === list.questions.length - 1}
            onClick={() => list.move(at, at + 1)}
            type="button"
          >
            {words.moveDown}
          </button>
          <button className={styles.button} onClick={() => list.remove(at)} type="button">
            {words.remove}
          </button>
        </div>
      </fieldset>
    </li>
  )
}
