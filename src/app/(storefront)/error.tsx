'use client'

import { Button } from '@/ui/button'
import { Container } from '@/ui/layout'
import { ErrorState } from '@/ui/states'
import * as words from './browser-words'

type Props = { error: Error & { digest?: string }; retry: () => void }

/** What a visitor sees when a page cannot be made; head and foot stay. */
export default function StorefrontError({ error, retry }: Props) {
  return (
    <Container className="py-16">
      <ErrorState
        title={words.thisPageCouldNotBeLoaded}
        requestId={error.digest}
        actions={
          <Button variant="primary" onClick={() => retry()}>
            {words.tryAgain}
          </Button>
        }
      >
        <p>{words.somethingWentWrong}</p>
      </ErrorState>
    </Container>
  )
}
