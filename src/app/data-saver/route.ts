import { pathOfPreviousPage } from '@/server/http/path-of-previous-page'
import { cookieText, redirectFromForm, refuseForeignForm } from '@/server/http/plain-form-response'
import { DATA_SAVER_COOKIE } from '@/ui/offline/data-saver'

const ONE_YEAR_S = 31_536_000

/** Saves whether pictures wait to be tapped, and redirects back to the page. Works without scripts. */
export async function POST(request: Request): Promise<Response> {
  const refused = refuseForeignForm(request)
  if (refused) return refused
  // An unreadable choice counts as off.
  const form = await request.formData().catch(() => null)
  const choice = form?.get('choice') === 'on' ? 'on' : 'off'
  return redirectFromForm(pathOfPreviousPage(request), cookieText(DATA_SAVER_COOKIE, choice, ONE_YEAR_S))
}
