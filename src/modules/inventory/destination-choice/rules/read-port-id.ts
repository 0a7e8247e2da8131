/** The port named by a form, a cookie or an address; null for anything but an id. */
export const readPortId = (value: string | null | undefined): number | null =>
  value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null
