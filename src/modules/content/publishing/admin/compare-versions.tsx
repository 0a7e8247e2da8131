'use client'
import { useQuery } from '@tanstack/react-query'
import styles from '@/ui/back-office/admin.module.css'
import { Refusal } from '@/ui/back-office/refusal'
import { LocalTime } from '@/ui/back-office/time/local-time'
import type { ContentKind } from '../rules/content-kinds'
import { changedFields, changedText, fieldWords, type MarkedLine } from '../rules/version-changes'
import { readVersion } from './content-calls'
import editor from './editor.module.css'
import * as words from './words'

type Props = { id: number; kind: ContentKind; chosen: readonly number[]; onBack: () => void }

/** A long text, with the lines marked that the other version lacks. */
const Lines = ({ kind, lines }: { kind: 'del' | 'ins'; lines: readonly MarkedLine[] }) => {
  const Mark = kind
  return (
    <div className={editor.lines}>
      {lines.map(({ at, isChanged, text }) => (
        <p key={at}>{isChanged ? <Mark>{text}</Mark> : text}</p>
      ))}
    </div>
  )
}

const Head = ({ newer, older }: { newer: string; older: string }) => (
  <thead>
    <tr>
      <th scope="col">{words.field}</th>
      <th scope="col">
        {words.older}: <LocalTime exact iso={older} />
      </th>
      <th scope="col">
        {words.newer}: <LocalTime exact iso={newer} />
      </th>
    </tr>
  </thead>
)

/** What differs between two versions, the older one beside the newer. */
export function CompareVersions({ chosen, id, kind, onBack }: Props) {
  const [first = 0, second = 0] = [...chosen].sort((a, b) => a - b)
  const older = useQuery(readVersion(kind, id, first))
  const newer = useQuery(readVersion(kind, id, second))
  const error = older.error ?? newer.error
  if (error) return <Refusal>{error.message}</Refusal>
  if (!older.data || !newer.data) return <p role="status">{words.loading}</p>
  const [before, after] = [older.data.data, newer.data.data]
  const fields = changedFields(before, after)
  const text = changedText(before, after)
  return (
    <>
      <button className={styles.button} onClick={onBack} type="button">
        {words.backToList}
      </button>
      {fields.length === 0 && !text && <p>{words.noDifference}</p>}
      <table className={editor.compared}>
        <Head newer={after.at} older={before.at} />
        <tbody>
          {fields.map((row) => (
            <tr key={row.field}>
              <th scope="row">{fieldWords(row.field)}</th>
              <td>{row.older ? <del>{row.older}</del> : words.empty}</td>
              <td>{row.newer ? <ins>{row.newer}</ins> : words.empty}</td>
            </tr>
          ))}
          {text && (
            <tr>
              <th scope="row">{words.text}</th>
              <td>
                <Lines kind="del" lines={text.older} />
              </td>
              <td>
                <Lines kind="ins" lines={text.newer} />
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </>
  )
}
