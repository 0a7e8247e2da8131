import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { messageOr } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import type { BodyOf } from '@/ui/client/make-call'
import type { MendedCell, TariffFile } from '../rules/file/correct-cells'
import * as words from '../words'

export type Preview = BodyOf<'post', '/api/v1/freights/import/preview'>['data']

/** What stands above the preview: what came of the last step. */
type Message = { ok: boolean; message: string }

const BYTES_MAX = 900_000

/** The text of a file, whichever of the two usual encodings it has. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const bodyOf = ({ mended, ...file }: TariffFile) => ({ ...file, mended: [...mended] })

const NO_FILE: TariffFile = { csv: '', keyword: '', mended: [], isWhole: false, leavesOut: false }

/** What a file changes, for the latest one that was previewed. */
function useLook(setNotice: (notice: Message | null) => void) {
  const [preview, setPreview] = useState<Preview | null>(null)
  const { isPending, mutate } = useMutation({
    mutationFn: (file: TariffFile) =>
      callApi('post', '/api/v1/freights/import/preview', { body: bodyOf(file) }),
  })
  const look = (file: TariffFile) =>
    mutate(file, {
      onSuccess: (answer) => {
        if (!answer.ok) setNotice({ ok: false, message: messageOr(answer, words.failedToRead) })
        // Where no answer came, what was seen before stays.
        if (answer.status !== undefined) setPreview(answer.ok ? answer.body.data : null)
      },
    })
  return { preview, isReading: isPending, look, forget: () => setPreview(null) }
}

/** A tariff on its way: the file, what is sent with it, what it would change, and the result. */
export function useTariffImport() {
  const router = useRouter()
  const [name, setName] = useState<string | null>(null)
  const [file, setFile] = useState<TariffFile>(NO_FILE)
  const [notice, setNotice] = useState<Message | null>(null)
  const { forget, isReading, look, preview } = useLook(setNotice)
  const { isPending, mutateAsync } = useMutation({
    mutationFn: (stamp: string) =>
      callApi('post', '/api/v1/freights/import', { body: { ...bodyOf(file), stamp } }),
  })
  const change = (changed: Partial<TariffFile>) => {
    const next = { ...file, ...changed }
    setFile(next)
    setNotice(null)
    if (next.csv) look(next)
  }
  const choose = async (chosen: File) => {
    setName(chosen.name)
    forget()
    if (chosen.size > BYTES_MAX) return setNotice({ ok: false, message: words.tooLarge })
    change({ csv: await textOf(chosen), mended: [], leavesOut: false })
  }
  const mend = (cells: readonly MendedCell[]) => change({ mended: [...file.mended, ...cells] })
  const confirm = async () => {
    if (!preview) return
    const done = await mutateAsync(preview.stamp)
    setNotice({ ok: done.ok, message: messageOr(done, words.failedToImport) })
    if (done.status === 409) look(file)
    if (!done.ok) return
    forget()
    setName(null)
    setFile(NO_FILE)
    router.refresh()
  }
  return { name, file, preview, notice, isReading, isImporting: isPending, choose, change, mend, confirm }
}
