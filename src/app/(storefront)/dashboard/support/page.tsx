import { OWN_TICKETS } from '@/modules/support/tickets/rules/ticket-hrefs'
import * as words from '@/modules/support/tickets/ui/words'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import type { ListPageProps } from '../page-number'
import { OwnTicketsPage } from './own-tickets-page'

export const generateMetadata = () =>
  pageMetadata({
    title: words.yourQuestions,
    description: words.questionsAndAnswers,
    path: OWN_TICKETS,
    isIndexed: false,
  })

export default function OwnTicketsAddress({ searchParams }: ListPageProps) {
  return <OwnTicketsPage searchParams={searchParams} path={OWN_TICKETS} />
}
