import { clientAddress } from './client-address'
import { networkOf } from './network-of'

/** What rate limits count a request under: the network that its caller cannot change at will. */
export const clientNetwork = (headers: Headers): string => networkOf(clientAddress(headers))
