import {
  DISTANCES_COOKIE,
  DISTANCES_SECONDS,
  readDistanceUnit,
} from '@/modules/inventory/vehicles/rules/distance-unit'
import { pathOfPreviousPage } from '@/server/http/path-of-previous-page'
import { cookieText, redirectFromForm, refuseForeignForm } from '@/server/http/plain-form-response'

/** Saves what distances are shown in, and redirects back to the page; anything but a unit changes nothing. Works without scripts. */
export async function POST(request: Request): Promise<Response> {
  const refused = refuseForeignForm(request)
  if (refused) return refused
  const form = await request.formData().catch(() => null)
  const unit = readDistanceUnit(form?.get('unit'))
  return redirectFromForm(
    pathOfPreviousPage(request),
    unit ? cookieText(DISTANCES_COOKIE, unit, DISTANCES_SECONDS) : null,
  )
}
