import { ownQuotesHead, ownQuotesPage } from '../../quote-pages/own-quotes-page'

export const generateMetadata = ownQuotesHead('received')

export default ownQuotesPage('received')
