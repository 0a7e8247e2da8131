import { CustomizeQuotePage } from '../../../../quote-pages/customize-quote-page'
import { quoteHead } from '../../../../quote-pages/quote-page'

export const generateMetadata = quoteHead

type Props = { params: Promise<{ id: string }> }

export default async function CustomizeOnDemandPage({ params }: Props) {
  return <CustomizeQuotePage id={(await params).id} isOnDemand={true} />
}
