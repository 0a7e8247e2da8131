import { NegotiationSummaryPage } from '../../../quote-pages/negotiation-summary-page'
import { quoteHead } from '../../../quote-pages/quote-page'

export const generateMetadata = quoteHead

type Props = { params: Promise<{ id: string }> }

export default async function QuoteSummaryPage({ params }: Props) {
  return <NegotiationSummaryPage id={(await params).id} isOnDemand={false} />
}
