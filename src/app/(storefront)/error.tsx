'use client'

import * as words from './browser-words'
import { type ErrorProps, PageError } from './page-error'

/** What a visitor sees when a page cannot be made. */
export default function StorefrontError(props: ErrorProps) {
  return <PageError {...props} title={words.thisPageCouldNotBeLoaded} />
}
