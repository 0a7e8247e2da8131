import { RETRY_AFTER_SECONDS } from '../service-unavailable'
import { plainPage } from './plain-page'

/** The page shown while the database is unreachable. It retries by itself. */
export const unavailablePage = (): string =>
  plainPage({
    title: 'Back in a moment',
    text: 'We cannot show this page right now. It will load by itself as soon as we can.',
    reloadAfter: RETRY_AFTER_SECONDS * 2,
  })
