// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerCalls, click, mount, submit, type } from '@/ui/form/mount-kit'
import { OWN_QUOTE, WISH } from '../quote.fixture'
import { type Offered, OnDemandForm } from './on-demand-form'

const push = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh: () => undefined }) }))

const OFFERED: Offered = {
  makes: [{ id: 1, name: 'Toyota' }],
  countries: [{ code: 'UG', name: 'Uganda' }],
  colors: ['Black'],
  fuelTypes: ['Petrol'],
  transmissions: ['Automatic'],
  driveTrains: ['4WD'],
}
const MODELS = { status: 200, body: { data: [{ id: 2, name: 'Vitz' }] } }
const SENT = { data: { ...OWN_QUOTE, isOrderOnDemandRequest: true }, message: 'Sent' }

let page: Awaited<ReturnType<typeof mount>>
beforeEach(() => push.mockClear())
afterEach(async () => {
  await page.gone()
  vi.unstubAllGlobals()
})

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
const send = () => submit(page.find<HTMLFormElement>('form'))

it('says what is missing', async () => {
  const sent = answerCalls({})
  page = await mount(<OnDemandForm offered={OFFERED} quote={null} />)
  await send()
  await soon(() => expect(page.text()).toContain('Please select a make or enter one'))
  expect(page.text()).toContain('Please select a model or enter one')
  expect(sent).toEqual([])
})

it('asks where the vehicle is to go before it sends a new request', async () => {
  const sent = answerCalls({
    '/models/public/by-manufacturer/1': MODELS,
    '/users/profile': { status: 200, body: { data: { address: 'Plot 5, Kampala', updatedAt: '' } } },
    '/quotes/order-on-demand': { status: 201, body: SENT },
  })
  page = await mount(<OnDemandForm offered={OFFERED} quote={null} />)
  await choose('make', '1')
  await soon(() => expect(page.find('#model').textContent).toContain('Vitz'))
  await choose('model', '2')
  await type(page.find('#yearFrom'), '2015')
  await send()
  await soon(() => expect(document.querySelector('dialog')?.textContent).toContain('Plot 5, Kampala'))
  await click(document.querySelector('dialog input[type=checkbox]') as HTMLElement)
  await submit(document.querySelector('dialog form') as HTMLFormElement)
  await soon(() => expect(push).toHaveBeenCalledWith('/dashboard/orders/on-demand/12'))
  expect(sent.at(-1)?.body).toMatchObject({
    manufacturerId: 1,
    modelId: 2,
    yearFrom: 2015,
    color: null,
    shipmentAddressType: 'DEFAULT_ADDRESS',
  })
})

it('a request that could not be met comes back filled in, and is sent again', async () => {
  const sent = answerCalls({
    '/models/public/by-manufacturer/1': MODELS,
    '/quotes/my-quotes/12/request': { status: 200, body: SENT },
  })
  const quote = { ...OWN_QUOTE, isOrderOnDemandRequest: true, orderOnDemandRequest: WISH }
  page = await mount(<OnDemandForm offered={OFFERED} quote={quote} />)
  expect(page.find<HTMLInputElement>('#customModel').value).toBe('Century')
  await type(page.find('#customModel'), 'Crown')
  await send()
  await soon(() => expect(push).toHaveBeenCalledWith('/dashboard/orders/on-demand/12'))
  expect(sent.at(-1)?.body).toMatchObject({
    manufacturerId: 1,
    customModel: 'Crown',
    specialRequirements: 'Curtains, please',
    updatedAt: OWN_QUOTE.updatedAt,
  })
})
