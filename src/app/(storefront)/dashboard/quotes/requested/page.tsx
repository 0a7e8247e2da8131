import { ownQuotesHead, ownQuotesPage } from '../../quote-pages/own-quotes-page'

export const generateMetadata = ownQuotesHead('requested')

export default ownQuotesPage('requested')
