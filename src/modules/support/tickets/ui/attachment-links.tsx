import { Icon } from '@/ui/icon'
import * as words from './browser-words'

/** A file as its reader sees it: the path is the call that opens it. */
export type ShownFile = {
  id: number
  fileName: string
  filePath: string
  fileSize: number
  mimeType: string
}

/** Files of a question or a message, each opened in a tab of its own. */
export function AttachmentLinks({ files }: { files: readonly ShownFile[] }) {
  if (files.length === 0) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {files.map(({ fileName, filePath, fileSize, id, mimeType }) => (
        <li key={id} className="min-w-0">
          <a
            href={filePath}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-control border border-line bg-surface px-3 text-14 text-link hover:border-ink"
          >
            {mimeType.startsWith('image/') ? (
              <img
                alt=""
                src={filePath}
                width={64}
                height={64}
                loading="lazy"
                className="my-1 size-16 shrink-0 rounded-control bg-link-wash object-cover"
              />
            ) : (
              <Icon name="file-text" size={16} className="shrink-0" />
            )}
            <span className="truncate">{fileName}</span>
            <span className="shrink-0 text-13 text-faint">{words.sizeOf(fileSize)}</span>
            <span className="sr-only">, {words.opensNewTab}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
