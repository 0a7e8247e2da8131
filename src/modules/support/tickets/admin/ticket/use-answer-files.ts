'use client'
import { useState } from 'react'
import { uploadFile } from '@/ui/client/upload-file'
import { ATTACHMENT_FOLDER, attachmentProblem } from '../../rules/attachment-files'
import { ATTACHMENTS_MAX } from '../../rules/ticket-limits'
import * as words from './words'

/** A file that goes with an answer: on its way until it has a path. */
export type AnswerFile = { key: string; name: string; path: string | null }

/** The files of an answer, uploaded as they are chosen. */
export function useAnswerFiles() {
  const [files, setFiles] = useState<readonly AnswerFile[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const drop = (key: string) => setFiles((before) => before.filter((file) => file.key !== key))
  const upload = async (file: File) => {
    const key = crypto.randomUUID()
    setFiles((before) => [...before, { key, name: file.name, path: null }])
    const sent = await uploadFile(file, ATTACHMENT_FOLDER)
    if (sent.ok)
      return setFiles((before) => before.map((one) => (one.key === key ? { ...one, path: sent.value } : one)))
    drop(key)
    setProblem(`${file.name}: ${sent.message}`)
  }
  return {
    ...{ files, problem, drop },
    isSending: files.some(({ path }) => path === null),
    /** As they are named in a call. */
    sent: files.flatMap(({ name, path }) => (path === null ? [] : [{ fileName: name, filePath: path }])),
    clear: () => setFiles([]),
    add: (chosen: readonly File[]) => {
      setProblem(null)
      if (files.length + chosen.length > ATTACHMENTS_MAX)
        return setProblem(words.tooManyFiles(ATTACHMENTS_MAX))
      for (const file of chosen) {
        const wrong = attachmentProblem(file)
        if (wrong !== null) setProblem(`${file.name}: ${wrong}`)
        else void upload(file)
      }
    },
  }
}
export type AnswerFiles = ReturnType<typeof useAnswerFiles>
