import { ownPath } from '@/kernel/markup/safe-links'

/** The path of the page that contained a form; never another site's. */
export function pathOfPreviousPage(request: Pick<Request, 'headers'>): string {
  const from = request.headers.get('referer') ?? ''
  if (!URL.canParse(from)) return '/'
  const { pathname, search } = new URL(from)
  return ownPath(pathname + search) ?? '/'
}
