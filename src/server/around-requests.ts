import { IncomingMessage, Server, ServerResponse } from 'node:http'

type Around = (request: IncomingMessage, response: ServerResponse, next: () => unknown) => unknown

/**
 * Has `around` called with every request that the process is sent, before Next sees it; `next` hands it on. Called at
 * the start of the process, before the first request; whatever was registered last is asked first.
 */
export function aroundRequests(around: Around): void {
  const emit = Server.prototype.emit
  Server.prototype.emit = function emitAround(event: string | symbol, ...args: unknown[]) {
    const next = () => Reflect.apply(emit, this, [event, ...args])
    const [request, response] = args
    return event === 'request' && request instanceof IncomingMessage && response instanceof ServerResponse
      ? Boolean(around(request, response, next))
      : next()
  }
}
