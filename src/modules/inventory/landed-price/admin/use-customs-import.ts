import { useEffect, useState } from 'react'
import { callApi } from '@/ui/client/call-api'
import { useWrite } from '@/ui/client/use-write'
import { toast } from '@/ui/toast'
import type { FileFacts } from '../queries/read-customs-file'
import { type CustomsColumns, type CustomsField, NEEDED_FIELDS } from '../rules/customs-columns'
import { type CustomsPreview, likelySheet, type SheetFacts } from '../rules/preview-customs-import'
import type { CustomsMapInput } from '../schemas/customs-lists'

const PREVIEW_AFTER_MS = 300

/** What is chosen so far; a sheet's suggestions until somebody changes them. */
const mapOf = ({ header, name, suggested }: SheetFacts): CustomsMapInput => ({
  sheet: name,
  header,
  columns: suggested,
  repeats: false,
})

export const isMapped = ({ columns }: CustomsMapInput): boolean =>
  NEEDED_FIELDS.every((field) => columns[field] !== undefined)

type Preview = { preview: CustomsPreview | null; problem: string | null; busy: boolean }

/** What an import by a map would do, read again a short time after its last change. */
function usePreview(id: number, map: CustomsMapInput | null): Preview {
  const [state, setState] = useState<Omit<Preview, 'busy'> & { of: CustomsMapInput | null }>({
    of: null,
    preview: null,
    problem: null,
  })
  useEffect(() => {
    if (!map || !isMapped(map)) return
    let isOld = false
    const timer = setTimeout(async () => {
      const answer = await callApi('post', '/api/v1/customs-value-lists/{id}/preview', {
        params: { path: { id } },
        body: map,
      })
      if (isOld) return
      setState(
        answer.ok
          ? { of: map, preview: answer.body.data, problem: null }
          : { of: map, preview: null, problem: answer.message },
      )
    }, PREVIEW_AFTER_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [id, map])
  const isDue = map !== null && isMapped(map)
  if (!isDue) return { preview: null, problem: null, busy: false }
  return { preview: state.preview, problem: state.problem, busy: state.of !== map }
}

/** Fills a field from a column, or leaves the column out; a field has one column, a column one field. */
function assigned(columns: CustomsColumns, column: number, field: CustomsField | ''): CustomsColumns {
  const others = Object.entries(columns).filter(([name, index]) => index !== column && name !== field)
  return Object.fromEntries(field ? [...others, [field, column]] : others)
}

/** The import of a file that was uploaded: its sheet, its map, what would come of it, and the import itself. */
export function useCustomsImport(id: number, file: FileFacts) {
  const [sheets, setSheets] = useState(file.sheets)
  const [map, setMap] = useState<CustomsMapInput | null>(() => {
    const first = likelySheet(file.sheets)
    return first && mapOf(first)
  })
  const { busy, called, run } = useWrite()
  const change = (part: Partial<CustomsMapInput>) => setMap((before) => before && { ...before, ...part })
  const chooseSheet = (name: string, among = sheets) => {
    const chosen = among.find((one) => one.name === name)
    if (chosen) setMap(mapOf(chosen))
  }
  /** The server returns what is in the columns below other headings. */
  const chooseHeader = async (sheet: string, header: number): Promise<void> => {
    const query = { sheet, header: String(header) }
    const answer = await callApi('get', '/api/v1/customs-value-lists/{id}/file', {
      params: { path: { id }, query },
    })
    if (!answer.ok || !answer.body.data) return
    setSheets(answer.body.data.sheets)
    chooseSheet(sheet, answer.body.data.sheets)
  }
  return {
    map,
    sheet: sheets.find(({ name }) => name === map?.sheet) ?? null,
    sheets,
    ...usePreview(id, map),
    isImporting: busy,
    refusal: called?.ok === false ? called.message : null,
    chooseSheet: (name: string) => chooseSheet(name),
    chooseHeader,
    setRepeats: (repeats: boolean) => change({ repeats }),
    assign: (column: number, field: CustomsField | '') =>
      change({ columns: assigned(map?.columns ?? {}, column, field) }),
    run: async (): Promise<void> => {
      if (!map) return
      const params = { path: { id } }
      const done = await run(
        callApi('post', '/api/v1/customs-value-lists/{id}/import', { params, body: map }),
      )
      if (done.ok) toast(done.message)
    },
  }
}

export type CustomsImporting = ReturnType<typeof useCustomsImport>
