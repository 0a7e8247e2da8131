'use client'
import { FileDrop } from '@/ui/back-office/upload/FileDrop'
import { useUpload } from './use-upload'
import * as words from './words'

const ACCEPTED = '.csv,.tsv,.txt,.gz,text/csv,text/tab-separated-values,application/gzip'

/** Takes a file, by drop or by choice, and opens it once it is there. */
export const Upload = () => (
  <FileDrop
    accept={ACCEPTED}
    sender={useUpload()}
    texts={{
      hint: words.orDropItHereNothing,
      formats: words.csvWithCommasSemicolons,
      reading: words.readingItsColumnsAndValues,
    }}
  />
)
