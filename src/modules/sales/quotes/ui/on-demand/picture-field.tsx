'use client'

import { useRef } from 'react'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import * as words from '../browser-words'
import { WantedPicture } from '../wanted-picture'
import type { ChosenPicture, PictureState } from './use-wanted-picture'

type Props = {
  /** The address of the picture that the request has; '' for none. */
  imageUrl: string
  picture: ChosenPicture
  error: string | undefined
  onRemove: () => void
}

/** A picture of a vehicle like the one wanted: chosen, sent at once, replaced or taken away. */
export function PictureField({ error, imageUrl, onRemove, picture: { choose, drop, state } }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const message = error ?? (state.kind === 'failed' || state.kind === 'refused' ? state.message : null)
  const isThere = imageUrl !== ''
  const remove = () => (state.kind === 'none' ? onRemove() : drop())
  return (
    <fieldset>
      <legend className="mb-1 text-13 font-medium text-soft">{words.picture}</legend>
      {isThere && <WantedPicture imageUrl={imageUrl} className="mb-2" />}
      <Progress state={state} />
      {message && (
        <p role="alert" className="mb-2 flex items-center gap-1 text-13 text-red">
          <Icon name="triangle-alert" size={16} />
          {message}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.pictureFile}
        accept="image/*"
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) choose(file)
          event.target.value = ''
        }}
      />
      <p className="flex flex-wrap gap-2">
        {state.kind === 'failed' && <Button onClick={() => choose(state.file)}>{words.tryAgain}</Button>}
        {state.kind !== 'sending' && (
          <Button onClick={() => input.current?.click()}>
            {isThere ? words.replacePicture : words.choosePicture}
          </Button>
        )}
        {(isThere || state.kind !== 'none') && (
          <Button variant="quiet" onClick={remove}>
            {state.kind === 'sending' ? words.stopSending : words.removePicture}
          </Button>
        )}
      </p>
      <p className="mt-1 text-13 text-faint">{words.pictureHelp}</p>
    </fieldset>
  )
}

function Progress({ state }: { state: PictureState }) {
  if (state.kind !== 'sending') return null
  return (
    <p role="status" className="mb-2 text-14 wrap-anywhere">
      {words.sendingPicture(state.name)}
      <progress
        aria-label={words.sendingPicture(state.name)}
        max={1}
        value={state.share}
        className="mt-1 block h-2 w-full accent-[var(--accent)]"
      />
    </p>
  )
}
