'use client'

import { Button } from '@/ui/button'
import { Container } from '@/ui/layout'
import { ErrorState } from '@/ui/states'

type Props = { error: Error & { digest?: string }; retry: () => void }

/** What a visitor sees when a page cannot be made; head and foot stay. */
export default function StorefrontError({ error, retry }: Props) {
  return (
    <Container className="py-16">
      <ErrorState
        title="This page could not be loaded"
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
  )
}
