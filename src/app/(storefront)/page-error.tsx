import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/empty-and-error-states'
import { Container } from '@/ui/page-parts'
import * as words from './browser-words'

export type ErrorProps = { error: Error & { digest?: string }; retry: () => void }

/** In place of a page that cannot be made; head and foot stay. */
export const PageError = ({ error, retry, title }: ErrorProps & { title: string }) => (
  <Container className="py-16">
    <ErrorState
      title={title}
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
