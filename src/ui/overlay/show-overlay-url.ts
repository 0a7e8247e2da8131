import { wayForward } from './overlay-history'

/**
 * Makes a URL the browser's own without loading it: what lies over a page goes by its URL, and the page stays
 * beneath it. A double click makes one entry of the history.
 */
export const showOverlayUrl = (href: string, way = wayForward()): void =>
  way === 'push' && href !== location.pathname + location.search
    ? window.history.pushState(null, '', href)
    : window.history.replaceState(null, '', href)
