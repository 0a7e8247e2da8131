import { quoteHead } from '../../../quote-pages/quote-page'
import { NewRequestPage } from '../../../quote-pages/request-page'

export const generateMetadata = quoteHead

export default NewRequestPage
