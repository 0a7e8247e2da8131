import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** A browser's history, as far as it matters here: entries with a state, left and entered again as by Back. */
function browser() {
  const entries: { href: string; state: Record<string, unknown> | null }[] = [
    { href: 'http://site/', state: { __NA: true, tree: 'home' } },
    { href: 'http://site/vehicles', state: { __NA: true, tree: 'list' } },
  ]
  let at = 1
  const heard: ((event: Event) => void)[] = []
  const clicks: ((event: unknown) => void)[] = []
  const routed: string[] = []
  const here = () => entries[at] as (typeof entries)[number]
  const go = (by: number) => {
    at += by
    let isStopped = false
    const event = { stopImmediatePropagation: () => (isStopped = true) }
    for (const hear of heard) hear(event as unknown as Event)
    if (!isStopped) routed.push(here().href)
  }
  const write = (state: Record<string, unknown>, href = here().href) => {
    entries.splice(at + 1, Infinity, { href, state })
    at += 1
  }
  vi.stubGlobal('window', {
    location: {
      get href() {
        return here().href
      },
    },
    history: {
      get state() {
        return here().state
      },
      pushState: (state: Record<string, unknown>) => write(state),
      go: (by: number) => setTimeout(() => go(by)),
    },
    addEventListener: (_: string, hear: (event: Event) => void) => heard.push(hear),
  })
  vi.stubGlobal('document', {
    addEventListener: (_: string, hear: (event: unknown) => void) => clicks.push(hear),
  })
  return {
    routed,
    back: () => go(-1),
    forward: () => go(1),
    addresses: () => entries.map(({ href }) => href),
    place: () => at,
    /** As the router does it: the state of what lay over the page goes with the entry. */
    leadTo: (way: 'push' | 'replace', href: string) => {
      if (way === 'push') write({ __NA: true }, href)
      else entries.splice(at, Infinity, { href, state: { __NA: true } })
    },
    click: (link: { target: string } | null) => {
      for (const hear of clicks) hear({ button: 0, target: { closest: () => link } })
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const start = async () => ({ at: browser(), ...(await import('./over-page')) })

describe('what lies over a page', () => {
  it('is closed by Back, and the page stays as it is', async () => {
    const { at, lieOver } = await start()
    const close = vi.fn()
    lieOver(close)
    expect(at.addresses()).toEqual(['http://site/', 'http://site/vehicles', 'http://site/vehicles'])
    at.back()
    expect(close).toHaveBeenCalledOnce()
    expect(at.place()).toBe(1)
    expect(at.routed, 'the router is not troubled').toEqual([])
    at.back()
    expect(at.routed).toEqual(['http://site/'])
  })

  it('closed by other means takes its entry along: one Back leads to the page before', async () => {
    const { at, lieOver } = await start()
    lieOver(vi.fn())()
    await vi.runAllTimersAsync()
    expect(at.place()).toBe(1)
    expect(at.routed).toEqual([])
    at.back()
    expect(at.routed).toEqual(['http://site/'])
  })

  it('keeps the state of the entry, which is the router’s', async () => {
    const { lieOver } = await start()
    lieOver(vi.fn())
    expect(window.history.state).toMatchObject({ __NA: true, tree: 'list' })
  })

  it('that was only mounted twice has one entry and stays open', async () => {
    const { at, lieOver } = await start()
    const close = vi.fn()
    lieOver(vi.fn())()
    lieOver(close)
    await vi.runAllTimersAsync()
    expect(at.addresses()).toHaveLength(3)
    expect(at.place()).toBe(2)
    expect(close).not.toHaveBeenCalled()
  })

  it('one over the other is closed one by one', async () => {
    const { at, lieOver } = await start()
    const [low, high] = [vi.fn(), vi.fn()]
    lieOver(low)
    lieOver(high)
    at.back()
    expect([low.mock.calls.length, high.mock.calls.length]).toEqual([0, 1])
    at.back()
    expect(low).toHaveBeenCalledOnce()
    expect(at.routed).toEqual([])
  })

  it('is replaced by the page that is reached from it, so that Back leads to this one, once', async () => {
    const { at, lieOver, wayForward } = await start()
    const closed = lieOver(vi.fn())
    const way = wayForward()
    closed()
    await vi.runAllTimersAsync()
    at.leadTo(way, 'http://site/vehicles?make=1')
    expect(at.addresses()).toEqual(['http://site/', 'http://site/vehicles', 'http://site/vehicles?make=1'])
    at.back()
    expect(at.routed).toEqual(['http://site/vehicles'])
  })

  it('and whose link leads away does not go back meanwhile', async () => {
    const { at, lieOver } = await start()
    const closed = lieOver(vi.fn())
    at.click({ target: '' })
    closed()
    await vi.runAllTimersAsync()
    expect(at.place()).toBe(2)
  })

  it('goes back though a link to another window was followed', async () => {
    const { at, lieOver } = await start()
    const closed = lieOver(vi.fn())
    at.click({ target: '_blank' })
    closed()
    await vi.runAllTimersAsync()
    expect(at.place()).toBe(1)
  })

  it('does not open again by Forward, and its next opening is an entry of its own', async () => {
    const { at, lieOver } = await start()
    lieOver(vi.fn())
    at.back()
    at.forward()
    const close = vi.fn()
    lieOver(close)
    expect(at.addresses()).toHaveLength(3)
    at.back()
    expect(close).toHaveBeenCalledOnce()
  })
})

it('without anything over the page the router goes on as ever', async () => {
  const { wayForward } = await start()
  expect(wayForward()).toBe('push')
})
