'use client'

import * as words from './global-error-words'
import './styles.css'

type Props = { error: Error & { digest?: string }; retry: () => void }

/**
 * The last resort, when not even the frame of the site can be made. It is sent along with every page, so it shares
 * nothing with them: what it imports would be sent twice.
 */
export default function GlobalError({ error, retry }: Props) {
  return (
    <html lang="en">
      <body>
        <title>{words.somethingFailed}</title>
        <main className="mx-auto w-full max-w-page px-4 py-16 text-center md:px-6">
          <div className="rounded-card border border-line bg-surface px-6 py-12">
            <h1 className="text-20">{words.siteCouldNotBeLoaded}</h1>
            <p className="mt-3 text-14 text-soft">{words.somethingWentWrong}</p>
            {error.digest && (
              <p className="mt-3 text-13 text-faint">
                {words.requestId} <code className="font-mono text-ink select-all">{error.digest}</code>
              </p>
            )}
            <button
              type="button"
              onClick={() => retry()}
              className="mt-5 inline-flex min-h-11 items-center rounded-control bg-accent px-4 text-14 font-semibold text-on-accent hover:bg-accent-hover"
            >
              {words.tryAgain}
            </button>
          </div>
        </main>
      </body>
    </html>
  )
}
