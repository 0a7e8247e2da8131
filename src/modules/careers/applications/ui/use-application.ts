import { type Issue, issue } from '@/kernel/issue'
import { isBlank } from '@/kernel/text/blank'
import type { Called } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-from-storefront'
import { forgetIdempotencyKey, idempotencyKey } from '@/ui/client/idempotency-key'
import { usePlainForm } from '@/ui/form/use-plain-form'
import { toast } from '@/ui/toast'
import { answerName } from '../rules/application-answers'
import { FILE_MESSAGES } from '../rules/application-files'
import { applicantIssues } from '../schemas/applications'
import type { AppliedJob } from './applied-job'
import * as words from './dialog-words'
import { type ChosenFile, useApplicationFile } from './use-application-file'

const PERSON = ['name', 'email', 'phone', 'country', 'citizen'] as const

const pathOf = ({ state }: Pick<ChosenFile, 'state'>): string | null =>
  state.kind === 'stored' ? state.path : null

/** What stops an application before it is sent: everything that the server would refuse, and a file on its way. */
export function issuesOf(
  texts: Readonly<Record<string, string>>,
  { questions }: AppliedJob,
  resume: Pick<ChosenFile, 'state'>,
  coverLetter: Pick<ChosenFile, 'state'>,
): Issue[] {
  const unanswered = questions.filter(
    ({ id, requirement }) => requirement === 'required' && isBlank(texts[answerName(id)]),
  )
  const { citizen, country, email, name, phone } = texts
  const files = { resumeUrl: pathOf(resume), coverLetterUrl: pathOf(coverLetter) }
  const sending = [
    ...(resume.state.kind === 'sending' ? ['resumeUrl'] : []),
    ...(coverLetter.state.kind === 'sending' ? ['coverLetterUrl'] : []),
  ]
  return [
    ...applicantIssues({ citizen, country, email, name, phone, ...files }).filter(
      ({ path }) => !sending.includes(path),
    ),
    ...unanswered.map(({ id, question }) => issue(answerName(id), `${question} is required`)),
    ...sending.map((path) => issue(path, words.fileStillSending)),
  ]
}

/** Answers are named after their questions in the form. */
const atControls = (answer: Called): Called => ({
  ...answer,
  issues: answer.issues.map(({ message, path }) => ({ message, path: path.replace(/^answers\./, '') })),
})

/** Sends the application with its files, once however often it is tried. */
export function useApplication(job: AppliedJob, onSent: () => void) {
  const draftName = `job-application-${job.id}`
  const resume = useApplicationFile('resume', draftName)
  const coverLetter = useApplicationFile('coverLetter', draftName)
  const questions = job.questions.map(({ id }) => answerName(id))
  const form = usePlainForm<string>({
    names: [...PERSON, ...questions],
    fallback: words.failed,
    check: (texts) => {
      const issues = issuesOf(texts, job, resume, coverLetter)
      if (issues.some(({ message }) => message === FILE_MESSAGES.resumeRequired))
        toast(FILE_MESSAGES.resumeRequired, 'warning')
      return issues
    },
    submit: async (texts, shown) => {
      const text = (name: string) => texts[name] ?? ''
      const body = {
        jobId: job.id,
        ...{ name: text('name'), email: text('email'), phone: text('phone') },
        ...{ country: text('country'), citizen: text('citizen') },
        resumeUrl: pathOf(resume),
        coverLetterUrl: pathOf(coverLetter),
        answers: Object.fromEntries(questions.map((name) => [name, text(name)])),
      }
      const headers = { 'idempotency-key': idempotencyKey(draftName, body) }
      const answer = await callApi('post', '/api/v1/jobs/applications', { body, headers })
      if (!answer.ok) return atControls(answer)
      // What was stored of it is not wanted any more.
      shown.reset()
      resume.clear()
      coverLetter.clear()
      forgetIdempotencyKey(draftName)
      toast(answer.message)
      onSent()
      return answer
    },
  })
  return { ...form, resume, coverLetter, draftName }
}
