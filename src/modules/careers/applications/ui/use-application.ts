import type { Issue } from '@/kernel/issue'
import { isBlank } from '@/kernel/text/blank'
import type { Called } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-from-storefront'
import { forgetIdempotencyKey, idempotencyKey } from '@/ui/client/idempotency-key'
import { usePlainForm } from '@/ui/form/use-plain-form'
import { toast } from '@/ui/toast'
import { answerName } from '../rules/application-answers'
import { FILE_MESSAGES } from '../rules/application-files'
import type { AppliedJob } from './applied-job'
import * as words from './dialog-words'
import { type ChosenFile, useApplicationFile } from './use-application-file'

const PERSON = ['name', 'email', 'phone', 'country', 'citizen'] as const

const pathOf = ({ state }: ChosenFile): string | null => (state.kind === 'stored' ? state.path : null)

/** What stops an application before it is sent: a file that is missing or on its way, or a question without its answer. */
function issuesOf(
  texts: Readonly<Record<string, string>>,
  { questions }: AppliedJob,
  resume: ChosenFile,
  coverLetter: ChosenFile,
): Issue[] {
  const unanswered = questions.filter(
    ({ id, requirement }) => requirement === 'required' && isBlank(texts[answerName(id)]),
  )
  const sending = (chosen: ChosenFile, path: string): Issue[] =>
    chosen.state.kind === 'sending' ? [{ path, message: words.fileStillSending }] : []
  const isMissing = resume.state.kind !== 'stored' && resume.state.kind !== 'sending'
  return [
    ...(isBlank(texts.name) ? [{ path: 'name', message: 'Name is required' }] : []),
    ...unanswered.map(({ id, question }) => ({ path: answerName(id), message: `${question} is required` })),
    ...(isMissing ? [{ path: 'resumeUrl', message: FILE_MESSAGES.resumeRequired }] : []),
    ...sending(resume, 'resumeUrl'),
    ...sending(coverLetter, 'coverLetterUrl'),
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
      onSent()
      return answer
    },
  })
  return { ...form, resume, coverLetter, draftName }
}
