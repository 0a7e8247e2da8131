import type { ReactNode } from 'react'
import { dayInWords } from '@/kernel/time/day-in-words'
import { ContentFrame } from '@/ui/back-office/content-frame/content-frame'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import type { Opening } from '../queries/list-openings'
import { OPENING_TEXT_LABELS, OPENING_TEXTS, type OpeningText } from '../rules/opening'
import {
  OPENING_MODE_LABELS,
  OPENING_STATUS_LABELS,
  OPENING_TYPE_LABELS,
  QUESTION_REQUIREMENT_LABELS,
  QUESTION_TYPE_LABELS,
} from '../rules/opening-lists'
import { answersTo, type ScreeningQuestion } from '../rules/screening-question'
import css from './openings.module.css'
import { STATUS_TONES } from './status-tones'
import * as words from './words'

type Props = {
  opening: Opening
  /** Its long texts as HTML. */
  texts: Readonly<Record<OpeningText, string>>
}

/** The form of a job to look at: the same sections, and nothing to enter. */
export function OpeningReading({ opening, texts }: Props) {
  const { closingDate, experience, isClosed, mode, postedBy, showroom, status, title, type } = opening
  return (
    <div className={css.form}>
      <section className={css.section}>
        <h2>{words.details}</h2>
        <dl className={css.facts}>
          <Fact term={words.title}>{title}</Fact>
          <Fact term={words.status}>
            <StatusLabel tone={STATUS_TONES[status]}>{OPENING_STATUS_LABELS[status]}</StatusLabel>
          </Fact>
          <Fact term={words.closingDate}>
            {dayInWords(closingDate)}
            {isClosed && ` (${words.closed.toLowerCase()})`}
          </Fact>
          <Fact term={words.location}>{showroom}</Fact>
          <Fact term={words.kind}>{OPENING_TYPE_LABELS[type]}</Fact>
          <Fact term={words.mode}>{OPENING_MODE_LABELS[mode]}</Fact>
          <Fact term={words.experience}>{experience}</Fact>
          <Fact term={words.postedBy}>{postedBy ?? words.nobody}</Fact>
        </dl>
      </section>
      {OPENING_TEXTS.map((name) => (
        <section className={css.section} key={name}>
          <h2>{OPENING_TEXT_LABELS[name]}</h2>
          {texts[name] && <ContentFrame html={texts[name]} title={OPENING_TEXT_LABELS[name]} />}
        </section>
      ))}
      <section className={css.section}>
        <h2>{words.questions}</h2>
        {opening.questions.length === 0 && <p>{words.noQuestions}</p>}
        <ol className={css.asked}>
          {opening.questions.map((question) => (
            <li key={question.id}>
              <Question question={question} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

const Fact = ({ children, term }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

function Question({ question }: { question: ScreeningQuestion }) {
  const { disqualifying, requirement, tags, type } = question
  const facts = [QUESTION_TYPE_LABELS[type], QUESTION_REQUIREMENT_LABELS[requirement], tags].filter(Boolean)
  const answers = answersTo(question) ?? []
  return (
    <>
      <strong>{question.question}</strong>
      <span className={css.under}>{facts.join(' · ')}</span>
      {type === 'MULTIPLE_CHOICE' && <span className={css.under}>{answers.join(', ')}</span>}
      {disqualifying.length > 0 && (
        <span className={css.under}>
          {words.disqualifying}: {disqualifying.join(', ')}
        </span>
      )}
    </>
  )
}
