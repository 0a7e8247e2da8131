import { QuotePage, quoteHead } from '../../quote-pages/quote-page'

export const generateMetadata = quoteHead

type Props = { params: Promise<{ id: string }> }

export default async function OwnQuotePage({ params }: Props) {
  return <QuotePage id={(await params).id} isOnDemand={false} />
}
