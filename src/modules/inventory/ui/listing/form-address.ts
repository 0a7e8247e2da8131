const LISTING = '/vehicles'
const COUNT_CALL = '/api/v1/vehicles/public/listing'

/** What a form asks for: empty fields left out, repeated choices joined by commas. */
function paramsOf(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || value.trim() === '') continue
    const before = params.get(name)
    params.set(name, before ? `${before},${value}` : value)
  }
  return params
}

/** The address that a listing form leads to, as short as it can be. */
export function hrefOfForm(form: HTMLFormElement): string {
  const query = paramsOf(form).toString().replaceAll('%2C', ',')
  return query ? `${LISTING}?${query}` : LISTING
}

/** Whether a plain click on this link stays within the listing. */
export const isListingLink = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  link.origin === location.origin &&
  link.pathname === LISTING &&
  !link.target &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** How many vehicles a form would find; 'unknown' when the call fails, so that no wrong number stands there. */
export async function fetchCount(
  form: HTMLFormElement,
): Promise<{ total: number; capped: boolean } | 'unknown'> {
  const params = paramsOf(form)
  params.delete('view')
  params.set('limit', '1')
  try {
    const response = await fetch(`${COUNT_CALL}?${params}`)
    const body: unknown = response.ok ? await response.json() : null
    const total = body && typeof body === 'object' && 'total' in body ? body.total : null
    if (typeof total !== 'number') return 'unknown'
    return {
      total,
      capped:
        body !== null && typeof body === 'object' && 'totalIsCapped' in body && body.totalIsCapped === true,
    }
  } catch {
    return 'unknown'
  }
}
