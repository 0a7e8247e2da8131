/** The same form that works without scripts; its response redirects to a page, which is not needed here. */
export const sendWishForm = (id: number, wished: 'on' | 'off') =>
  fetch(`/wishlist/${id}`, {
    method: 'POST',
    body: new URLSearchParams({ wished }),
    redirect: 'manual',
    keepalive: true,
    // The cookie preserves the click across pages; without a connection the click is remembered in this page.
  }).catch(() => undefined)
