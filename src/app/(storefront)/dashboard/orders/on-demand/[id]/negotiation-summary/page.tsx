import { quoteHead } from '../../../../quote-pages/quote-page'
import { SummaryPage } from '../../../../quote-pages/summary-page'

export const generateMetadata = quoteHead

type Props = { params: Promise<{ id: string }> }

export default async function OnDemandSummaryPage({ params }: Props) {
  return <SummaryPage id={(await params).id} isOnDemand={true} />
}
