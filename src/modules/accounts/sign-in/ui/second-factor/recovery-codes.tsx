import { CopyButton } from '@/ui/copy-button'
import * as words from './browser-words'

/** Recovery codes, to be written down or copied. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <ul className="mb-4 grid gap-2 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} label={words.copyTheCodes} done={words.codesCopied} />
    </>
  )
}
