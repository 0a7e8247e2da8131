import type { OpeningStatus } from '../rules/opening-lists'

/** The colours of statuses, which repeat their words. */
export const STATUS_TONES: Readonly<Record<OpeningStatus, string>> = {
  published: 'green',
  unpublished: 'slate',
  draft: 'grey',
}
