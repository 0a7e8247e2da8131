import { CustomizePage } from '../../../../quote-pages/customize-page'
import { quoteHead } from '../../../../quote-pages/quote-page'

export const generateMetadata = quoteHead

type Props = { params: Promise<{ id: string }> }

export default async function CustomizeOnDemandPage({ params }: Props) {
  return <CustomizePage id={(await params).id} isOnDemand={true} />
}
