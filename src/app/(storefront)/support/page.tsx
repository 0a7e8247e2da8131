import { listOpenDepartments } from '@/modules/support/tickets/queries/list-open-departments'
import { SUPPORT_HOME } from '@/modules/support/tickets/rules/ticket-hrefs'
import { SupportHome } from '@/modules/support/tickets/ui/support-home'
import * as words from '@/modules/support/tickets/ui/words'
import { runningPayload } from '@/server/running-payload'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { PageHeading } from '@/ui/page-parts'
import { signedInPerson } from '../dashboard/signed-in-person'
import { OwnTicketsPage } from '../dashboard/support/own-tickets-page'

export const generateMetadata = () =>
  pageMetadata({ title: words.support, description: words.whatSupportOffers, path: SUPPORT_HOME })

type Props = { searchParams: Promise<{ page?: string | string[] }> }

/** What support offers, with sign-in for guests; a customer's own questions once they are signed in. */
export default async function SupportAddress({ searchParams }: Props) {
  if (await signedInPerson()) return <OwnTicketsPage searchParams={searchParams} path={SUPPORT_HOME} />
  return (
    <>
      <PageHeading title={words.support}>{words.whatSupportOffers}</PageHeading>
      <SupportHome departments={await listOpenDepartments(runningPayload())} />
    </>
  )
}
