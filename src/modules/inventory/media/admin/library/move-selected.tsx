'use client'
import { toast, useSelection } from '@payloadcms/ui'
import { useId, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { callApi } from '@/ui/client/call-api'
import { useWrite } from '@/ui/client/use-write'
import type { Folder } from '../../queries/list-image-folders'
import { MOVED_MOST } from '../../rules/image-folder-limits'
import { FolderOptions } from './folder-options'
import library from './library.module.css'
import * as words from './words'

/** Moves the selected images to a folder, or out of theirs. */
export function MoveSelected({ folders }: { folders: readonly Folder[] }) {
  const id = useId()
  const { count, getSelectedIds, toggleAll } = useSelection()
  const [choice, setChoice] = useState('')
  const { busy, run } = useWrite()
  if (count === 0) return null
  const isTooMany = count > MOVED_MOST
  const move = async () => {
    const body = { ids: getSelectedIds().map(Number), folder: choice === 'none' ? null : Number(choice) }
    const answer = await run(callApi('post', '/api/v1/images/move', { body }))
    if (!answer.ok) return void toast.error(answer.message)
    const { moved, ofOthers } = answer.body.data
    if (moved > 0) toast.success(words.moved(moved))
    if (ofOthers > 0) toast.warning(words.notMoved(ofOthers))
    setChoice('')
    toggleAll()
  }
  return (
    <fieldset className={library.move}>
      <legend className={library.hidden}>{words.moveTo}</legend>
      <span aria-live="polite">{words.selected(count)}</span>
      <label htmlFor={id}>{words.moveTo}</label>
      <select
        className={styles.input}
        id={id}
        onChange={({ target }) => setChoice(target.value)}
        value={choice}
      >
        <FolderOptions first={words.chooseFolder} folders={folders} />
      </select>
      <button
        className={styles.button}
        disabled={choice === '' || busy || isTooMany}
        onClick={() => void move()}
        type="button"
      >
        {busy ? words.moving : words.move}
      </button>
      {isTooMany && <span role="alert">{words.moveFewer(MOVED_MOST)}</span>}
    </fieldset>
  )
}
