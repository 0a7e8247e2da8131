// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerCalls, click, mount, submit, type } from '@/ui/form/mount.fixture'
import { CustomizationForm } from './customization-form'

const REQUESTED = 'Please look at the price again.'
const push = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh: () => undefined }) }))

let page: Awaited<ReturnType<typeof mount>>
const show = async (userId = 3) => {
  const quote = {
    id: 12,
    isOrderOnDemand: false,
    currency: 'USD',
    quotedPrice: 8450,
    userId,
    negotiatingRound: 0,
  }
  page = await mount(<CustomizationForm quote={quote} />)
}
const NOT_SAVED = 'What you typed earlier is back in this form.'
beforeEach(async () => {
  push.mockClear()
  sessionStorage.clear()
  await show()
})
afterEach(async () => {
  await page.gone()
  vi.unstubAllGlobals()
})

const form = () => page.find<HTMLFormElement>('form')
const soon = (assertion: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    assertion()
  })
const choose = (id: string, value: string) =>
  act(async () => {
    const select = page.find<HTMLSelectElement>(`#${id}`)
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
const write = (id: string, text: string) =>
  act(async () => {
    const area = page.find<HTMLTextAreaElement>(`#${id}`)
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  })

async function fill() {
  await click(page.find('input[value=delivery_options]'))
  await write('details', 'Deliver it to Jinja, please')
  await type(page.find('#counter-offer'), '8000.50')
  await choose('contactMethod', 'phone')
  await choose('contactTime', 'morning')
  await choose('responseTimeframe', 'no_rush')
  await choose('decisionTimeframe', 'this_week')
}

it('is one number and one press: everything else is answered and folded', async () => {
  const sent = answerCalls({ '/quote-customizations': { status: 201, body: { data: {}, message: 'Sent' } } })
  expect(page.find<HTMLElement>('form :is(input, select, textarea)').id).toBe('counter-offer')
  expect(page.find<HTMLDetailsElement>('details').open).toBe(false)
  await type(page.find('#counter-offer'), '8000')
  await submit(form())
  await soon(() => expect(push).toHaveBeenCalledWith('/dashboard/quotes/received'))
  expect(sent.map(({ body }) => body)).toEqual([
    {
      quoteId: 12,
      counterOffer: 8_000,
      contactMethod: 'email',
      contactTime: 'any_time',
      customizationOptions: ['other_requirements'],
      detailedRequirements: REQUESTED,
      hasBudgetLimits: false,
      budgetDetails: null,
      responseTimeframe: '2_3_days',
      decisionTimeframe: 'within_2_weeks',
    },
  ])
})

it('without an offer and without a change it sends nothing', async () => {
  const sent = answerCalls({})
  await submit(form())
  await soon(() =>
    expect(page.text()).toContain('Enter your offer, or open the rest and say what should change'),
  )
  expect(sent).toEqual([])
})

it('shows what is missing among the rest, opens it, and sends nothing', async () => {
  const sent = answerCalls({})
  await click(page.find('input[value=other_requirements]'))
  await write('details', 'Short')
  await submit(form())
  await soon(() => expect(page.text()).toContain('Please select at least one customization option'))
  expect(page.text()).toContain('Please describe your requirements in at least 10 characters')
  expect(page.find<HTMLDetailsElement>('details').open).toBe(true)
  expect(sent).toEqual([])
})

it('sends the counter-offer as a number, and goes to the quotes received', async () => {
  const sent = answerCalls({ '/quote-customizations': { status: 201, body: { data: {}, message: 'Sent' } } })
  await fill()
  await submit(form())
  await soon(() => expect(push).toHaveBeenCalledWith('/dashboard/quotes/received'))
  expect(sent[0]?.body).toMatchObject({
    quoteId: 12,
    customizationOptions: ['delivery_options', 'other_requirements'],
    detailedRequirements: 'Deliver it to Jinja, please',
    counterOffer: 8000.5,
    contactMethod: 'phone',
    decisionTimeframe: 'this_week',
  })
})

it('requires the budget once there are limits', async () => {
  answerCalls({})
  await fill()
  await click(page.find('input[name=hasBudgetLimits]'))
  await submit(form())
  await soon(() => expect(page.text()).toContain('Please provide budget details'))
})

it('a failure shows its own message, or else in the usual ones', async () => {
  answerCalls({ '/quote-customizations': { status: 500, body: {} } })
  await fill()
  await submit(form())
  await soon(() =>
    expect(page.find('[role=alert]').textContent).toBe(
      'Failed to submit customization request. Please try again.',
    ),
  )
})

it('what was filled in survives a reload, for the same person, until it is discarded or sent', async () => {
  await fill()
  await click(page.find('input[name=hasBudgetLimits]'))
  await write('budget', 'At most 8,000 in all')
  const reload = async (userId?: number) => {
    await page.gone()
    await show(userId)
  }
  await reload()
  expect(page.text()).toContain(NOT_SAVED)
  expect(page.find<HTMLInputElement>('input[value=delivery_options]').checked).toBe(true)
  expect(page.find<HTMLTextAreaElement>('#details').value).toBe('Deliver it to Jinja, please')
  expect(page.find<HTMLInputElement>('#counter-offer').value).toBe('8000.5')
  expect(page.find<HTMLSelectElement>('#contactMethod').value).toBe('phone')
  expect(page.find<HTMLTextAreaElement>('#budget').value).toBe('At most 8,000 in all')
  answerCalls({ '/quote-customizations': { status: 201, body: { data: {}, message: 'Sent' } } })
  await submit(form())
  await soon(() => expect(push).toHaveBeenCalled())
  await reload()
  expect(page.text()).not.toContain(NOT_SAVED)
  expect(page.find<HTMLTextAreaElement>('#details').value).toBe(REQUESTED)

  await fill()
  await reload()
  await click(page.button('Discard it'))
  expect(page.find<HTMLTextAreaElement>('#details').value).toBe(REQUESTED)
  await reload()
  expect(page.text()).not.toContain(NOT_SAVED)

  await fill()
  await reload(4)
  expect(page.text()).not.toContain(NOT_SAVED)
  expect(page.find<HTMLTextAreaElement>('#details').value).toBe(REQUESTED)
})

it('sent again after a lost answer, even after a reload, it is the same request', async () => {
  const sent = answerCalls({ '/quote-customizations': { status: 503, body: {} } })
  await fill()
  await submit(form())
  await soon(() => expect(sent).toHaveLength(1))
  await page.gone()
  await show()
  await submit(form())
  await soon(() => expect(sent).toHaveLength(2))
  expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
  expect(sent[1]?.key).toBe(sent[0]?.key)
  await write('details', 'Deliver it to Kampala, please')
  await submit(form())
  await soon(() => expect(sent).toHaveLength(3))
  expect(sent[2]?.key).not.toBe(sent[0]?.key)
})

it('an offer above the quoted price is refused at its field', async () => {
  const sent = answerCalls({ '/quote-customizations': { status: 201, body: { data: {}, message: 'Sent' } } })
  await type(page.find('#counter-offer'), '8450.01')
  await submit(form())
  await soon(() =>
    expect(form().textContent).toContain('Your offer cannot be above the quoted price of $8,450'),
  )
  expect(sent).toEqual([])
})
