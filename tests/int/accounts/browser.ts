import { OWN } from './providers'

/** A test's browser: stores cookies, follows redirects, and calls this product in process. */
export class Browser {
  readonly cookies = new Map<string, Map<string, string>>()
  /** Every address requested, in order. */
  readonly trail: string[] = []

  private jar(address: URL): Map<string, string> {
    const known = this.cookies.get(address.host) ?? new Map<string, string>()
    this.cookies.set(address.host, known)
    return known
  }

  cookie(name: string): string | undefined {
    return this.jar(new URL(OWN)).get(name)
  }

  setCookie(name: string, value: string): void {
    this.jar(new URL(OWN)).set(name, value)
  }

  /** Requests one address, with this browser's cookies. */
  async request(
    href: string,
    init: { method?: string; headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const address = new URL(href, OWN)
    this.trail.push(address.href)
    const jar = this.jar(address)
    const headers = new Headers(init.headers)
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const { app } = await import('@/wiring/create-api')
    const answer =
      address.origin === OWN
        ? await app.fetch(new Request(address, { method: init.method, headers }))
        : await fetch(address, { method: init.method, headers, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line) || value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }

  /**
   * Goes to an address as by a click, and follows redirects to a page of this product.
   *
   * @param until stops before this is requested
   * @returns the address of the page
   */
  async visit(href: string, until: (address: string) => boolean = () => false): Promise<string> {
    let at = new URL(href, OWN).href
    for (let step = 0; step < 12; step += 1) {
      if (until(at) || (at.startsWith(OWN) && !at.startsWith(`${OWN}/api/`))) return at
      const answer = await this.request(at, { headers: NAVIGATION })
      const next = answer.headers.get('location')
      if (!next) throw new Error(`${at} answered ${answer.status} and leads nowhere: ${await answer.text()}`)
      at = new URL(next, at).href
    }
    throw new Error('too many redirects')
  }
}

/** The headers of a click on another site's page. */
export const NAVIGATION = {
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
}
