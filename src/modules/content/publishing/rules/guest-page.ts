/** Pages of one part or two that show guests nothing of their own, and whose visits are not counted. */
const GUEST_PAGE =
  /^\/(?:about|blogs|privacy-policy|terms-and-conditions|(?:blogs|topic-page)\/[^/]{1,300})?$/

/** Whether all guests get the same page at a path, but for what they chose by a cookie. */
export const isGuestPage = (path: string): boolean => GUEST_PAGE.test(path)
