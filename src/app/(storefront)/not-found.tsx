import type { Metadata } from 'next'
import { buttonStyle } from '@/ui/button'
import { Container } from '@/ui/layout'
import { PlainLink } from '@/ui/link'
import { EmptyState } from '@/ui/states'

export const metadata: Metadata = { title: 'Page not found' }

export default function NotFound() {
  return (
    <Container className="py-16">
      <EmptyState
        heading="h1"
        title="There is no page at this address"
        actions={
          <>
            <PlainLink href="/vehicles" className={buttonStyle('primary')}>
              See all vehicles
            </PlainLink>
            <PlainLink href="/" className={buttonStyle('secondary')}>
              Home
            </PlainLink>
          </>
        }
      >
        <p>
          The vehicle may have been withdrawn, or the address is mistyped. Stock numbers can be searched
          above.
        </p>
      </EmptyState>
    </Container>
  )
}
