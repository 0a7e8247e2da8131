import { type Actor, can } from '@/kernel/permissions'
import type { Db } from '@/server/db-of'
import { getApplication, listApplicationHistory, listRatings } from '../../queries/list-applications'
import { reachOf } from '../../queries/match-applications-in-reach'
import type { GivenAnswer } from '../../rules/application-answers'
import { shownHistory } from '../../rules/application-history'
import { applicationFileHref } from '../../rules/application-hrefs'
import type { ApplicationStage, ApplicationStatus, ShortlistStatus } from '../../rules/application-lists'
import { readStepContext, type StepContext } from '../steps/step-context'
import * as words from './words'

/** A file of an application; only a PDF is shown in the page. */
export type ShownFile = { label: string; name: string; href: string; isPdf: boolean }

type ShownAnswer = Pick<GivenAnswer, 'questionId' | 'question' | 'answer' | 'disqualifies'>

export type ShownLine = {
  id: number
  sentence: string
  by: string
  reason: string | null
  at: string
  mayBeUndone: boolean
}

/** Everything that the screen of an application shows: plain data, for the browser. */
export type ApplicationData = {
  id: number
  name: string
  email: string | null
  phone: string | null
  country: string | null
  citizen: string | null
  openingId: number
  jobTitle: string
  jobLocation: string
  createdAt: string
  status: ApplicationStatus
  /** What it is once a rejection is cancelled. */
  stage: ApplicationStage
  rejectionMailAt: string | null
  rejectionMailSentAt: string | null
  shortlistStatus: ShortlistStatus
  note: string
  files: ShownFile[]
  answers: ShownAnswer[]
  ratings: { by: string; rating: number; isOwn: boolean }[]
  history: ShownLine[]
  context: StepContext
  may: { update: boolean; delete: boolean }
}

type Stored = NonNullable<Awaited<ReturnType<typeof getApplication>>>

function filesOf(stored: Stored): ShownFile[] {
  const file = (
    which: 'resume' | 'coverLetter',
    label: string,
    name: string | null,
    type: string | null,
  ): ShownFile[] =>
    name === null
      ? []
      : [{ label, name, href: applicationFileHref(stored.id, which), isPdf: type === 'application/pdf' }]
  return [
    ...file('resume', words.resume, stored.resumeName, stored.resumeType),
    ...file('coverLetter', words.coverLetter, stored.coverLetterName, stored.coverLetterType),
  ]
}

const BY: Readonly<Record<string, string>> = { applicant: words.byApplicant, clock: words.byClock }

async function readHistory(db: Db, id: number): Promise<ShownLine[]> {
  const lines = await listApplicationHistory(db, id)
  const whos = lines.map(({ actorKind, by }) => by ?? BY[actorKind] ?? words.unknown)
  return shownHistory(lines).map(({ at, id: lineId, mayBeUndone, reason, sentence }, place) => ({
    ...{ at, mayBeUndone, reason, sentence },
    id: lineId,
    by: whos[place] ?? words.unknown,
  }))
}

/** An application as the viewer may see it; null if there is none within their reach. */
export async function readApplicationScreen(
  db: Db,
  id: number,
  actor: Extract<Actor, { kind: 'staff' }>,
): Promise<ApplicationData | null> {
  const stored = await getApplication(db, id, reachOf(actor))
  if (!stored) return null
  const [ratings, history, context] = await Promise.all([
    listRatings(db, [id], actor.id),
    readHistory(db, id),
    readStepContext(db),
  ])
  const { citizen, country, createdAt, email, jobLocation, jobTitle, openingId, phone } = stored
  const { rejectionMailAt, rejectionMailSentAt, shortlistStatus, stage, status } = stored
  const isLeft = stored.anonymizedAt === null
  return {
    ...{ id, citizen, country, createdAt, email, history, jobLocation, jobTitle, openingId, phone },
    ...{ rejectionMailAt, rejectionMailSentAt, shortlistStatus, stage, status, context },
    name: stored.name ?? words.anonymised,
    note: stored.note ?? '',
    files: filesOf(stored),
    answers: stored.answers.map(({ answer, disqualifies, question, questionId }) => ({
      ...{ answer, disqualifies, question, questionId },
    })),
    ratings: ratings.map(({ by, isOwn, rating }) => ({ by, isOwn, rating })),
    may: { update: isLeft && can(actor, 'careers', 'update'), delete: can(actor, 'careers', 'delete') },
  }
}
