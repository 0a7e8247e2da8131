'use client'

import * as words from '../browser-words'
import { type ErrorProps, PageError } from '../page-error'

/** What a visitor sees when the showrooms cannot be read. */
export default function ContactError(props: ErrorProps) {
  return <PageError {...props} title={words.errorLoadingShowrooms} />
}
