import type { RefObject } from 'react'
import { type Answer, isOutdated } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import type { BodyOf, Init } from '@/ui/client/make-call'
import { isSameSlide } from '../rules/is-same-slide'

type SlideBody = NonNullable<Init<'post', '/api/v1/homepage-slider'>[0]['body']>
export type SlideFields = Omit<SlideBody, 'type'>
export type SavedSlide = BodyOf<'patch', '/api/v1/homepage-slider/{id}'>['data']
export type SlideAnswer = Answer<{ data: SavedSlide }>

/** A stored slide, with the time of the change that was seen last. */
export type SlideVersion = Pick<SavedSlide, 'id' | 'updatedAt'>

/** A new slide as it was sent. */
export type NewSlide = { key: string; body: SlideBody }

/** Statuses that do not mean that the slide itself was refused: an earlier request may have stored it. */
const UNDECIDED = [401, 403, 408, 429]

const isFinal = ({ ok, status = 0 }: SlideAnswer): boolean =>
  ok || (status >= 400 && status < 500 && !UNDECIDED.includes(status))

/**
 * Changes a slide, unless somebody else has changed it since. If it is stored as sent, only the answer to an earlier
 * request was lost.
 */
export async function changeSlide(
  { id, updatedAt }: SlideVersion,
  fields: SlideFields,
): Promise<SlideAnswer> {
  const params = { path: { id } }
  const body = { ...fields, updatedAt }
  const answer = await callApi('patch', '/api/v1/homepage-slider/{id}', { params, body })
  if (!isOutdated(answer)) return answer
  const read = await callApi('get', '/api/v1/homepage-slider/{id}', { params })
  return read.ok && isSameSlide(fields, read.body.data) ? read : answer
}

/**
 * Creates a slide once, also if an answer is lost: what was sent without an answer is sent again under the same key, and
 * changed afterwards to what it has become.
 *
 * @param unanswered what was sent before
 * @param onCreated gets what was sent before, before it is changed
 */
export async function createSlide(
  body: SlideBody,
  unanswered: RefObject<NewSlide | null>,
  onCreated: (slide: SavedSlide) => void,
): Promise<SlideAnswer> {
  const sent = unanswered.current ?? { key: crypto.randomUUID(), body }
  const answer = await callApi('post', '/api/v1/homepage-slider', {
    body: sent.body,
    headers: { 'idempotency-key': sent.key },
  })
  unanswered.current = isFinal(answer) ? null : sent
  if (!isFinal(answer) || JSON.stringify(sent.body) === JSON.stringify(body)) return answer
  if (!answer.ok) return createSlide(body, unanswered, onCreated)
  onCreated(answer.body.data)
  return changeSlide(answer.body.data, body)
}
