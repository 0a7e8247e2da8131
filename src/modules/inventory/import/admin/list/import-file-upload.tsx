'use client'
import { FileDrop } from '@/ui/back-office/upload/file-drop'
import { useImportFileUpload } from './use-import-file-upload'
import * as words from './words'

const ACCEPTED = [
  '.csv,.tsv,.txt,.gz,.xlsx,text/csv,text/tab-separated-values,application/gzip',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
].join(',')

/** Takes a file, by drop or by choice, and opens it once it is there. */
export const ImportFileUpload = () => (
  <FileDrop
    accept={ACCEPTED}
    sender={useImportFileUpload()}
    texts={{
      hint: words.orDropItHereNothing,
      formats: words.formatsOfFiles,
      reading: words.readingItsColumnsAndValues,
    }}
  />
)
