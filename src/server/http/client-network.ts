import { clientAddress } from './client-address'
import { networkOfAddress } from './network-of-address'

/** What rate limits count a request under: the network that its caller cannot change at will. */
export const clientNetwork = (headers: Headers): string => networkOfAddress(clientAddress(headers))
