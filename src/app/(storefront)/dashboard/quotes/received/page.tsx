import { quoteListHead, quoteListPage } from '../../quote-pages/list-page'

export const generateMetadata = quoteListHead('received')

export default quoteListPage('received')
