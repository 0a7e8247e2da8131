import { NewRequestPage } from '../../../quote-pages/on-demand-request-page'
import { quoteHead } from '../../../quote-pages/quote-page'

export const generateMetadata = quoteHead

export default NewRequestPage
