'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { SHEET_LIMITS } from '@/kernel/files/sheet-limits'
import styles from '@/ui/back-office/admin.module.css'
import { FileDrop } from '@/ui/back-office/upload/file-drop'
import { useSendFile } from '@/ui/back-office/upload/use-send-file'
import { callApi } from '@/ui/client/call-api'
import { fileBody } from '@/ui/client/file-body'
import { sendOverXhr } from '@/ui/client/send-over-xhr'
import type { CustomsList } from '../queries/list-customs-lists'
import type { FileFacts } from '../queries/read-customs-file'
import css from './customs.module.css'
import { CustomsMapEditor } from './customs-map-editor'
import * as words from './customs-words'

const ACCEPTED =
  '.xlsx,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Sends the file with the lines of a list, and shows the page with what it contains. */
function useFile(id: number) {
  const router = useRouter()
  return useSendFile({
    refuse: ({ name, size }) => (size > SHEET_LIMITS.bytes ? words.tooLarge(name) : null),
    send: (file, signal, onShare) =>
      callApi('put', '/api/v1/customs-value-lists/{id}/file', {
        params: { path: { id }, query: { name: file.name.slice(-200) } },
        ...fileBody(file),
        signal,
        fetch: sendOverXhr(file, { isWorkedOn: true, onProgress: onShare }),
      }),
    onDone: (_, reset) => {
      reset()
      router.refresh()
    },
  })
}

type Props = { file: FileFacts | null; list: CustomsList }

/** The import of a draft's lines: a file, its columns, a preview. */
export function CustomsImport({ file, list }: Props) {
  const [isOther, setOther] = useState<string | null>(null)
  const sender = useFile(list.id)
  const isChosen = file !== null && isOther !== file.uploadedAt
  return (
    <section className={styles.section}>
      <h2>{list.lines > 0 ? words.importAgain : words.importLines}</h2>
      {isChosen ? (
        <>
          <p className={css.file}>
            {words.fileIs(file.name)}
            <button className={styles.button} onClick={() => setOther(file.uploadedAt)} type="button">
              {words.anotherFile}
            </button>
          </p>
          <CustomsMapEditor file={file} key={file.uploadedAt} list={list} />
        </>
      ) : (
        <FileDrop
          accept={ACCEPTED}
          sender={sender}
          texts={{ hint: words.dropHint, formats: words.formats, reading: words.readingFile }}
        />
      )}
    </section>
  )
}
