'use client'

import { useId, useRef } from 'react'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { ATTACHMENT_TYPES } from '../rules/attachment-files'
import { ATTACHMENTS_MAX } from '../rules/ticket-limits'
import * as words from './browser-words'
import type { PendingFile, SentFiles } from './use-sent-files'

type Props = { files: SentFiles; error?: string | undefined }

const ROW =
  'flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line px-3 py-1 text-14'

/** Photographs and documents for a message: chosen, sent at once, taken away. */
export function FilesField({ error, files }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const help = useId()
  const message = error ?? files.problem
  return (
    <fieldset className="mt-4">
      <legend className="mb-1 text-13 font-medium text-soft">{words.files}</legend>
      <ul className="grid gap-2">
        {files.sent.map(({ fileName, filePath }) => (
          <Sent key={filePath} name={fileName} onRemove={() => files.remove(filePath)} />
        ))}
        {files.pending.map((one) => (
          <Pending key={one.key} files={files} one={one} />
        ))}
      </ul>
      {message && (
        <p role="alert" className="mt-2 flex items-center gap-1 text-13 text-red">
          <Icon name="triangle-alert" size={16} />
          {message}
        </p>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={words.addFiles}
        accept={[...ATTACHMENT_TYPES, 'image/*'].join(',')}
        onChange={(event) => {
          files.add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Button className="mt-2" aria-describedby={help} onClick={() => input.current?.click()}>
        {words.addFiles}
      </Button>
      <p id={help} className="mt-1 text-13 text-faint">
        {words.filesHelp(ATTACHMENTS_MAX)}
      </p>
    </fieldset>
  )
}

const Sent = ({ name, onRemove }: { name: string; onRemove: () => void }) => (
  <li className={ROW}>
    <Icon name="check" size={16} className="text-green" />
    <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
    <Button variant="quiet" size="small" onClick={onRemove}>
      {words.remove}
      <span className="sr-only"> {name}</span>
    </Button>
  </li>
)

function Pending({ files, one }: { files: SentFiles; one: PendingFile }) {
  const { name } = one.file
  const isRefused = one.state !== 'sending'
  return (
    <li className={cx(ROW, isRefused && 'border-red text-red')}>
      {isRefused && <Icon name="triangle-alert" size={16} />}
      <span className="min-w-0 flex-1 wrap-anywhere" role={one.state === 'sending' ? 'status' : 'alert'}>
        {one.state === 'sending' ? words.sendingFile(name) : `${name}: ${one.message}`}
      </span>
      {one.state === 'sending' && (
        <progress
          aria-label={words.sendingFile(name)}
          max={1}
          value={one.share}
          className="h-2 w-24 accent-[var(--accent)]"
        />
      )}
      {one.state === 'failed' && (
        <Button size="small" onClick={() => files.retry(one)}>
          {words.tryAgain}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={() => files.drop(one.key)}>
        {words.remove}
        <span className="sr-only"> {name}</span>
      </Button>
    </li>
  )
}
