import { NotFoundView } from '@/shell/storefront/not-found-view'

export { NOT_FOUND_HEAD as metadata } from '@/shell/storefront/not-found-page'

/** Where a page calls `notFound()`. Such a document has no body before its scripts ran: see `answerNotFound`. */
export default function NotFound() {
  return <NotFoundView />
}
