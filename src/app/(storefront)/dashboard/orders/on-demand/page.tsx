import { ownQuotesHead, ownQuotesPage } from '../../quote-pages/own-quotes-page'

export const generateMetadata = ownQuotesHead('on-demand')

export default ownQuotesPage('on-demand')
