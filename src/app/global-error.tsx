'use client'

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
        <title>Something failed</title>
        <Container className="py-16">
          <ErrorState
            title="The site could not be loaded"
            requestId={error.digest}
            actions={
              <Button variant="primary" onClick={() => retry()}>
                Try again
              </Button>
            }
          >
            <p>Something went wrong on our side. Please try again in a moment.</p>
          </ErrorState>
        </Container>
      </body>
    </html>
  )
}
