import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { followKeys } from '@/ui/back-office/button-keys'
import { makeQueryClient } from '@/ui/client/query-client'
import { mount } from '@/ui/form/mount.fixture'
import { QuoteForm } from './quote-form'
import { formProps, SEEN } from './quote-form.fixture'
import type { OfferProps } from './use-offer-form'

type Sent = { call: string; body: unknown; signal: AbortSignal }
type Answered = Response | Promise<Response>

type Shown = {
  sent: Sent[]
  answers: Record<string, () => Answered>
  shown: Awaited<ReturnType<typeof mount>>
  isWide: boolean
  /** URLs of sheets, as made and as given up. */
  made: string[]
  given: string[]
}

/** The form of one test, what it sent and what it is answered. */
export const form = { isWide: true } as Shown

export const GET = 'GET /quotes/7'
export const DRAFT = 'PUT /quotes/7/draft'
export const SEND = 'PUT /quotes/7'
export const PREVIEW = 'POST /quotes/7/proforma/preview'

export const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status })
export const stored = (draft: object | null, draftStamp: string | null, updatedAt = SEEN) =>
  json({ data: { draft, draftStamp, updatedAt } })
export const refused = (path: string) =>
  json({ message: 'Changed', errors: [{ path, message: 'Outdated' }] }, 409)
export const pdf = () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })

function answerCalls(): void {
  Object.assign(form, { sent: [], isWide: true, made: [], given: [] })
  form.answers = {
    [GET]: () => stored(null, null),
    [DRAFT]: () => json({ data: { draftStamp: 's1' }, message: 'Draft saved' }),
    [SEND]: () => json({ data: { id: 7 }, message: 'Quote sent' }),
    [PREVIEW]: pdf,
  }
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`
    form.sent.push({ call, body: await request.json().catch(() => null), signal: request.signal })
    return form.answers[call]?.() ?? json({ message: 'Not found' }, 404)
  })
}

/** Stands in for the browser and the server of each test; `next/navigation` is mocked by its file. */
export function withQuoteForm(): void {
  let endKeys: () => void
  beforeEach(() => {
    endKeys = followKeys()
    vi.useFakeTimers()
    canShowPdfs(false)
    answerCalls()
    const change = { addEventListener: vi.fn(), removeEventListener: vi.fn() }
    vi.stubGlobal('matchMedia', () => ({ matches: form.isWide, ...change }))
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      form.made.push(`about:blank?${form.made.length + 1}`)
      return form.made.at(-1) ?? ''
    })
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void form.given.push(address))
  })
  afterEach(async () => {
    endKeys()
    await form.shown.gone()
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.clearAllMocks()
  })
}

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
export async function open(more: Partial<OfferProps> = {}) {
  form.shown = await mount(
    <QueryClientProvider client={makeQueryClient()}>
      <QuoteForm {...formProps(more)} />
    </QueryClientProvider>,
  )
  await pass(10)
}
export const price = () => form.shown.find<HTMLInputElement>('#quote-quotedPrice')
export const bodies = (call: string) => form.sent.filter((one) => one.call === call).map(({ body }) => body)
export const canShowPdfs = (value: boolean) =>
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value, configurable: true })
