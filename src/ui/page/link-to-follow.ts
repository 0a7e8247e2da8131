/** The link that a plain click follows inside the site, unless somebody else has taken the click. */
export function linkToFollow(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-soft]')
  if (!link || link.target || link.origin !== location.origin) return null
  // Followed inside the page it would name another host.
  if (link.pathname.startsWith('//')) return null
  return isPlaceOnPage(link) ? null : link
}

/** The browser itself scrolls to a place on the page that is shown. */
const isPlaceOnPage = (link: HTMLAnchorElement): boolean =>
  link.hash !== '' && link.pathname === location.pathname && link.search === location.search
