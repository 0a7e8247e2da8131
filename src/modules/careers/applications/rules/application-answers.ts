import { type Issue, issue } from '@/kernel/issue'
import { isBlank } from '@/kernel/text/blank'
import { textLength } from '@/kernel/text/text'
import {
  answerAmong,
  answersTo,
  type ScreeningQuestion,
} from '@/modules/careers/openings/rules/screening-question'
import { APPLICATION_LIMITS } from './application-limits'

/** An answer with the question as it was asked. */
export type GivenAnswer = {
  questionId: string
  question: string
  type: ScreeningQuestion['type']
  requirement: ScreeningQuestion['requirement']
  options: readonly string[]
  tags: string
  /** Empty where nothing was answered. */
  answer: string
  /** Whether the opening marks applications with this answer. */
  disqualifies: boolean
}

/** The name under which a question is answered. */
export const answerName = (questionId: string): string => `question_${questionId}`

type Given = Readonly<Record<string, string | null | undefined>>

const textOf = (given: Given, { id }: ScreeningQuestion): string => (given[answerName(id)] ?? '').trim()

function answerIssue(question: ScreeningQuestion, text: string): string | null {
  if (isBlank(text)) return question.requirement === 'required' ? `${question.question} is required` : null
  if (textLength(text) > APPLICATION_LIMITS.answer)
    return `An answer must be ${APPLICATION_LIMITS.answer.toLocaleString('en-US')} characters or less`
  const answers = answersTo(question)
  return answers && answerAmong(answers, text) === null ? 'Choose one of the answers' : null
}

/** Everything wrong with the answers to an opening's questions, at `answers.question_{id}`. */
export function answerIssues(questions: readonly ScreeningQuestion[], given: Given): Issue[] {
  const known = new Set(questions.map(({ id }) => answerName(id)))
  const unknown = Object.keys(given).filter((name) => !known.has(name))
  return [
    ...questions.flatMap((question) => {
      const message = answerIssue(question, textOf(given, question))
      return message === null ? [] : [issue(`answers.${answerName(question.id)}`, message)]
    }),
    ...unknown.map((name) => issue(`answers.${name}`, 'This question is not asked any more')),
  ]
}

/** The answers by the names under which they were given, without those that were left out. */
export const answersByName = (
  answers: readonly Pick<GivenAnswer, 'questionId' | 'answer'>[],
): Record<string, string> =>
  Object.fromEntries(
    answers.flatMap(({ answer, questionId }) => (answer === '' ? [] : [[answerName(questionId), answer]])),
  )

/** What was answered, in the order of the questions, with their words as they are now. */
export const givenAnswers = (questions: readonly ScreeningQuestion[], given: Given): GivenAnswer[] =>
  questions.map((question) => {
    const text = textOf(given, question)
    const answers = answersTo(question)
    const answer = answers ? (answerAmong(answers, text) ?? '') : text
    const disqualifies = answer !== '' && answerAmong(question.disqualifying, answer) !== null
    const { id, options, requirement, tags, type } = question
    return {
      questionId: id,
      question: question.question,
      type,
      requirement,
      options,
      tags,
      answer,
      disqualifies,
    }
  })
