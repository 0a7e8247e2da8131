import type { Metadata } from 'next'
import { answerNotFound } from '@/server/http/answer-not-found'
import { type NotFoundProps, NotFoundView } from './not-found-view'
import * as words from './words'

/** The head of a URL without a page. */
export const NOT_FOUND_HEAD: Metadata = { title: words.pageNotFound, robots: { index: false, follow: true } }

/** The page for a URL that has none, with the status for that. */
export function NotFoundPage({ kind }: NotFoundProps) {
  answerNotFound()
  return <NotFoundView kind={kind} />
}
