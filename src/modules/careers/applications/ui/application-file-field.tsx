'use client'

import { useId, useRef } from 'react'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { APPLICATION_FILES, type ApplicationFile } from '../rules/application-files'
import * as words from './dialog-words'
import type { ChosenFile } from './use-application-file'

type Props = { file: ApplicationFile; label: string; chosen: ChosenFile; error?: string | undefined }

const ROW =
  'flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line px-3 py-1 text-14'

/** One file: chosen, sent at once, replaced, taken away. */
export function ApplicationFileField({ chosen, error, file, label }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const help = useId()
  const { choose, state } = chosen
  const message = state.kind === 'failed' || state.kind === 'refused' ? state.message : error
  return (
    <fieldset className="mt-4">
      <legend className="mb-1 text-13 font-medium text-soft">{label}</legend>
      <FileRow chosen={chosen} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept=".pdf,.doc,.docx"
        onChange={(event) => {
          const [given] = event.target.files ?? []
          if (given) void choose(given)
          event.target.value = ''
        }}
      />
      <Button className="mt-2" aria-describedby={help} onClick={() => input.current?.click()}>
        {state.kind === 'none' ? words.chooseFile : words.chooseOther}
        <span className="sr-only">: {label}</span>
      </Button>
      <p id={help} className="mt-1 text-13 text-faint">
        {words.fileHelp(APPLICATION_FILES[file].megabytes)}
      </p>
      {message && (
        <p role="alert" className="mt-1 flex items-center gap-1 text-13 text-red">
          <Icon name="triangle-alert" size={16} />
          {message}
        </p>
      )}
    </fieldset>
  )
}

function FileRow({ chosen: { choose, clear, state } }: { chosen: ChosenFile }) {
  if (state.kind === 'none') return null
  const name = state.kind === 'failed' ? state.file.name : state.name
  return (
    <div className={ROW}>
      {state.kind === 'stored' && <Icon name="check" size={16} className="text-green" />}
      <span className="min-w-0 flex-1 wrap-anywhere" role={state.kind === 'sending' ? 'status' : undefined}>
        {state.kind === 'sending' ? words.sendingFile(name) : name}
      </span>
      {state.kind === 'sending' && (
        <progress
          aria-label={words.sendingFile(name)}
          max={1}
          value={state.share}
          className="h-2 w-24 accent-[var(--accent)]"
        />
      )}
      {state.kind === 'failed' && (
        <Button size="small" onClick={() => void choose(state.file)}>
          {words.tryAgain}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={clear}>
        {words.remove}
        <span className="sr-only"> {name}</span>
      </Button>
    </div>
  )
}
