/** How a browser shows a paper: in a page of its own, under its name. */
export const documentDisposition = (name: string): string =>
  `inline; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`

/** Where a paper is opened. */
export const documentHref = (orderId: number, id: number): string =>
  `/api/v1/orders/${orderId}/documents/${id}`
