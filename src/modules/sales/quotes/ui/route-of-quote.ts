import type { OwnQuote } from './own-quote-card'

/** The same quote as the addresses of its pages need it. */
export const routeOf = ({ id, isOrderOnDemandRequest }: OwnQuote) => ({
  id,
  isOrderOnDemand: isOrderOnDemandRequest,
})
