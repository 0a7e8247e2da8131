import { quoteListHead, quoteListPage } from '../quote-pages/list-page'

export const generateMetadata = quoteListHead('all')

export default quoteListPage('all')
