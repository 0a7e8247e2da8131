'use client'

import * as words from './words'
import './styles.css'
import { Button } from '@/ui/button'
import { Container } from '@/ui/layout'
import { ErrorState } from '@/ui/states'

type Props = { error: Error & { digest?: string }; retry: () => void }

/** The last resort, when not even the frame of the site can be made. */
export default function GlobalError({ error, retry }: Props) {
  return (
    <html lang="en">
      <body>
        <title>{words.somethingFailed}</title>
        <Container className="py-16">
          <ErrorState
            title={words.siteCouldNotBeLoaded}
            requestId={error.digest}
            actions={
              <Button variant="primary" onClick={() => retry()}>
                {words.tryAgain}
              </Button>
            }
          >
            <p>{words.somethingWentWrongHere}</p>
          </ErrorState>
        </Container>
      </body>
    </html>
  )
}
