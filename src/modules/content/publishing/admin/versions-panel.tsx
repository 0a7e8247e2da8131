'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { LocalTime } from '@/ui/back-office/time/local-time'
import type { BodyOf } from '@/ui/client/make-call'
import type { ContentKind } from '../rules/content-kinds'
import { CompareVersions } from './compare-versions'
import { readVersions } from './content-calls'
import editor from './editor.module.css'
import { ReadingFailedNote } from './reading-failed-note'
import { RestoreDialog } from './restore-dialog'
import * as words from './words'

type Props = { id: number; kind: ContentKind; isLive: boolean; mayChange: boolean }
type Version = BodyOf<'get', '/api/v1/blogs/posts/{id}/versions'>['data'][number]

type RowProps = {
  version: Version
  isChosen: boolean
  isFull: boolean
  onChoose: () => void
  onRestore: (() => void) | null
}

const creditOf = ({ by, isScheduled, status }: Version): string => {
  if (!isScheduled) return by ?? words.unknown
  return [words.scheduled(status === 'PUBLISHED'), ...(by ? [words.plannedBy(by)] : [])].join(' · ')
}

function VersionRow({ isChosen, isFull, onChoose, onRestore, version }: RowProps) {
  const { at, isCurrent, isPublic, status } = version
  return (
    <li className={editor.version}>
      <label>
        <input checked={isChosen} disabled={isFull && !isChosen} onChange={onChoose} type="checkbox" />{' '}
        <LocalTime exact iso={at} /> · {creditOf(version)}
      </label>
      <span className={styles.status} data-tone={status === 'PUBLISHED' ? 'green' : 'slate'}>
        {status === 'PUBLISHED' ? words.published : words.draft}
      </span>
      {isCurrent && <span className={styles.status}>{words.current}</span>}
      {isPublic && (
        <span className={styles.status} data-tone="green">
          {words.isPublic}
        </span>
      )}
      {onRestore && (
        <button className={styles.button} onClick={onRestore} type="button">
          {words.restore}
        </button>
      )}
    </li>
  )
}

type ListProps = {
  versions: readonly Version[]
  chosen: readonly number[]
  onChoose: (id: number) => void
  onRestore: ((id: number) => void) | null
}

const VersionList = ({ chosen, onChoose, onRestore, versions }: ListProps) => (
  <ul className={editor.versions}>
    {versions.map((version) => (
      <VersionRow
        isChosen={chosen.includes(version.id)}
        isFull={chosen.length >= 2}
        key={version.id}
        onChoose={() => onChoose(version.id)}
        onRestore={onRestore && !version.isCurrent ? () => onRestore(version.id) : null}
        version={version}
      />
    ))}
  </ul>
)

/** The earlier versions of a record: two of them are compared, one of them is restored. */
export function VersionsPanel({ id, isLive, kind, mayChange }: Props) {
  const { data, error, refetch } = useQuery(readVersions(kind, id))
  const [chosen, setChosen] = useState<number[]>([])
  const [compared, setCompared] = useState(false)
  const [restored, setRestored] = useState<number | null>(null)
  const choose = (one: number) =>
    setChosen(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])
  if (error) return <ReadingFailedNote error={error} onRetry={() => void refetch()} />
  if (!data) return <p role="status">{words.loading}</p>
  if (compared)
    return <CompareVersions chosen={chosen} id={id} kind={kind} onBack={() => setCompared(false)} />
  return (
    <>
      <p>{words.chooseTwo}</p>
      <button
        className={styles.button}
        disabled={chosen.length !== 2}
        onClick={() => setCompared(true)}
        type="button"
      >
        {words.compareTwo}
      </button>
      <VersionList
        chosen={chosen}
        onChoose={choose}
        onRestore={mayChange ? setRestored : null}
        versions={data.data}
      />
      {restored !== null && (
        <RestoreDialog
          id={id}
          isLive={isLive}
          kind={kind}
          onClose={() => setRestored(null)}
          version={restored}
        />
      )}
    </>
  )
}
