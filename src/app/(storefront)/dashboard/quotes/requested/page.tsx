import { quoteListHead, quoteListPage } from '../../quote-pages/list-page'

export const generateMetadata = quoteListHead('requested')

export default quoteListPage('requested')
