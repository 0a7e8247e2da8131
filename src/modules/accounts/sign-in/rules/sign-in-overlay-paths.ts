const OVER: readonly string[] = ['/auth/login', '/auth/sign-up']

/** Whether an address inside the site may lie over the page that links to it. */
export const isOverlayPath = (path: string): boolean => OVER.includes(path)
