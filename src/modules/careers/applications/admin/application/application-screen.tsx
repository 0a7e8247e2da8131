'use client'
import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import { useScreenKeys } from '@/ui/back-office/use-screen-keys'
import { callApi } from '@/ui/client/call-api'
import { useWrite } from '@/ui/client/use-write'
import { RATING_MAX } from '../../rules/application-limits'
import type { ShortlistStatus } from '../../rules/application-lists'
import { StepOutcome } from '../steps/step-outcome'
import { useSteps } from '../steps/use-steps'
import { AnswersPanel } from './answers-panel'
import { ApplicantPanel } from './applicant-panel'
import css from './application.module.css'
import { DeleteApplication } from './delete-application'
import { FilesPanel } from './files-panel'
import { HistoryPanel } from './history-panel'
import { NotePanel } from './note-panel'
import { RatingPanel } from './rating-panel'
import type { ApplicationData } from './read-application-screen'
import { StateBar } from './state-bar'
import * as words from './words'

/** Changes that are made at once: the rating, and the shortlist. */
function useChanges({ id, ratings, shortlistStatus, stage }: ApplicationData) {
  const { called, run } = useWrite()
  const params = { path: { id } }
  const setShortlist = (to: ShortlistStatus) =>
    void run(
      callApi('put', '/api/v1/jobs/applications/{id}/shortlist', { params, body: { shortlistStatus: to } }),
    )
  return {
    called,
    setShortlist,
    toggleShortlist: () =>
      setShortlist(shortlistStatus === 'SHORTLISTED' ? 'NOT_SHORTLISTED' : 'SHORTLISTED'),
    /** The stage as its status again; nobody is written to. */
    unreject: () =>
      void run(callApi('put', '/api/v1/jobs/applications/{id}/status', { params, body: { status: stage } })),
    own: ratings.find(({ isOwn }) => isOwn)?.rating ?? null,
    rate: (rating: number) =>
      void run(callApi('put', '/api/v1/jobs/applications/{id}/rating', { params, body: { rating } })),
  }
}

const RATINGS = Array.from({ length: RATING_MAX }, (_unused, index) => index + 1)

type Changes = ReturnType<typeof useChanges>

/** Every action by its key, besides the steps. */
function useApplicationKeys({ files, may }: ApplicationData, changes: Changes, writeNote: () => void): void {
  const [resume] = files
  const changing = [
    { key: 'n', what: words.noteKey, act: writeNote },
    { key: 'l', what: words.shortlistKey, act: changes.toggleShortlist },
    ...RATINGS.map((rating) => ({
      key: String(rating),
      what: words.rateKey(rating),
      act: () => changes.rate(rating),
    })),
  ]
  useScreenKeys([
    ...(resume ? [{ key: 'p', what: words.openFileKey, act: () => window.open(resume.href, '_blank') }] : []),
    ...(may.update ? changing : []),
  ])
}

/** An application: where it stands and what can be done on top, the resume, and what belongs to it beside. */
export function ApplicationScreen({ data }: { data: ApplicationData }) {
  const router = useRouter()
  const changes = useChanges(data)
  const note = useRef<HTMLTextAreaElement>(null)
  const { context, id, may, name } = data
  const steps = useSteps({
    context,
    mayUpdate: may.update,
    targets: [{ id, name }],
    onDone: () => router.refresh(),
  })
  const undo = () => void steps.undo()
  useApplicationKeys(data, changes, () => note.current?.focus())
  return (
    <>
      <StateBar
        ask={steps.ask}
        data={data}
        onShortlist={changes.setShortlist}
        onUndo={undo}
        onUnreject={changes.unreject}
      />
      <StepOutcome done={steps.outcome} />
      <CallOutcome called={changes.called} />
      <div className={css.columns}>
        <FilesPanel files={data.files} />
        <aside className={css.column}>
          <AnswersPanel answers={data.answers} />
          <RatingPanel mayRate={may.update} onRate={changes.rate} own={changes.own} ratings={data.ratings} />
          <NotePanel area={note} id={id} mayWrite={may.update} note={data.note} />
          <ApplicantPanel data={data} />
          <HistoryPanel history={data.history} onUndo={may.update ? undo : null} />
          {may.delete && <DeleteApplication id={id} name={name} />}
        </aside>
      </div>
      {steps.dialog}
    </>
  )
}
