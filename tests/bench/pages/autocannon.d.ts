declare module 'autocannon' {
  type Request = { method: 'GET'; path: string; headers: Record<string, string> }
  type Client = { setRequests(requests: Request[]): void }
  type Options = {
    url: string
    connections: number
    amount: number
    /** Seconds. */
    timeout: number
    setupClient: (client: Client) => void
  }
  type Result = {
    errors: number
    timeouts: number
    '2xx': number
    non2xx: number
    latency: { p50: number; p99: number }
  }
  export default function autocannon(options: Options): Promise<Result>
}
