import { quoteListHead, quoteListPage } from '../../quote-pages/list-page'

export const generateMetadata = quoteListHead('on-demand')

export default quoteListPage('on-demand')
