import { ownQuotesHead, ownQuotesPage } from '../quote-pages/own-quotes-page'

export const generateMetadata = ownQuotesHead('all')

export default ownQuotesPage('all')
