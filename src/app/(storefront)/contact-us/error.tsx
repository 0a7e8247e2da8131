'use client'

import { Button } from '@/ui/button'
import { Container } from '@/ui/layout'
import { ErrorState } from '@/ui/states'
import * as words from '../browser-words'

type Props = { error: Error & { digest?: string }; retry: () => void }

/** What a visitor sees when the showrooms cannot be read. */
export default function ContactError({ error, retry }: Props) {
  return (
    <Container className="py-16">
      <ErrorState
        title={words.errorLoadingShowrooms}
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
