import { useEffect, useRef } from 'react'
import type { Removed } from '../rules/interleave-removed-images'
import * as words from '../words'
import css from './media.module.css'
import type { FormImage } from './media-form-types'
import type { ImageActions } from './use-form-images'

type Props = { one: Removed<FormImage>; actions: ImageActions; disabled: boolean }

/** The place of a picture that was removed, with the way back. It takes the focus of the button that is gone. */
export function RemovedImageTile({ actions, disabled, one }: Props) {
  const { name } = one.image
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <li className={`${css.tile} ${css.gone}`}>
      <p className={css.removed}>
        {words.removed} ·{' '}
        <button
          aria-label={words.undoRemoval(name)}
          className={css.undo}
          disabled={disabled}
          onClick={() => actions.undo(one)}
          ref={undo}
          type="button"
        >
          {words.undo}
        </button>
      </p>
      <p className={css.name} title={name}>
        {name}
      </p>
    </li>
  )
}
