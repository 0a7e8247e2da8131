import { unsubscribeState } from '@/modules/inventory/saved-searches/operations/alerts/unsubscribe-from-alerts'
import { UnsubscribePage } from '@/modules/inventory/saved-searches/ui/unsubscribe-page'
import { runningPayload } from '@/server/running-payload'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { Container } from '@/ui/page-parts'
import * as words from '../words'

export const generateMetadata = () => ({
  ...pageMetadata({
    title: words.emailsAboutVehicles,
    description: words.stopEmailsAboutVehicles,
    path: '/unsubscribe',
    isIndexed: false,
  }),
  // The URL holds what the link is good for.
  referrer: 'no-referrer' as const,
})

type Props = { searchParams: Promise<{ token?: string | string[] }> }

export default async function UnsubscribeAddress({ searchParams }: Props) {
  const token = [(await searchParams).token].flat()[0] ?? ''
  const state = await unsubscribeState(runningPayload(), token, new Date())
  return (
    <Container className="py-12">
      <UnsubscribePage token={token} state={state} />
    </Container>
  )
}
