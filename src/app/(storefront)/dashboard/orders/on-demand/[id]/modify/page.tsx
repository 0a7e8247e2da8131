import { RequestPage } from '../../../../quote-pages/on-demand-request-page'
import { quoteHead } from '../../../../quote-pages/quote-page'

export const generateMetadata = quoteHead

type Props = { params: Promise<{ id: string }> }

export default async function ModifyAddress({ params }: Props) {
  return <RequestPage id={(await params).id} isOnDemand={true} />
}
