// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerCalls, click, mount, submit, type } from '@/ui/form/mount.fixture'
import { OWN_QUOTE, WISH } from '../quote.fixture'
import { OnDemandForm } from './on-demand-form'
import type { Offered, WishStart } from './on-demand-values'

const push = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh: () => undefined }) }))

const OFFERED: Offered = {
  makes: [{ id: 1, name: 'Toyota' }],
  countries: [{ code: 'UG', name: 'Uganda' }],
  colors: ['Black'],
  fuelTypes: ['Petrol'],
  transmissions: ['Automatic'],
  driveTrains: ['4WD'],
  grades: ['4.5'],
  ports: [{ id: 4, name: 'Mombasa', country: 'Kenya' }],
}
const START: WishStart = { portId: 4, mileageUnit: 'km' }
const MODELS = { status: 200, body: { data: [{ id: 2, name: 'Vitz' }] } }
const SENT = { data: { ...OWN_QUOTE, isOrderOnDemandRequest: true }, message: 'Sent' }

let page: Awaited<ReturnType<typeof mount>>
beforeEach(() => {
  push.mockClear()
  sessionStorage.clear()
})
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

it('shows what is missing', async () => {
  const sent = answerCalls({})
  page = await mount(<OnDemandForm offered={OFFERED} quote={null} start={START} userId={3} />)
  await send()
  await soon(() => expect(page.text()).toContain('Please select a make or enter one'))
  expect(page.text()).toContain('Please select a model or enter one')
  expect(sent).toEqual([])
})

it('requires the destination before it sends a new request', async () => {
  const sent = answerCalls({
    '/models/public/by-manufacturer/1': MODELS,
    '/users/profile': { status: 200, body: { data: { address: 'Plot 5, Kampala', updatedAt: '' } } },
    '/quotes/order-on-demand': { status: 201, body: SENT },
  })
  page = await mount(<OnDemandForm offered={OFFERED} quote={null} start={START} userId={3} />)
  await choose('make', '1')
  await soon(() => expect(page.find('#model').textContent).toContain('Vitz'))
  await choose('model', '2')
  await type(page.find('#yearFrom'), '2015')
  await type(page.find('#maxMileage'), '80000')
  await type(page.find('#budget'), '8000.50')
  await type(page.find('#chassisCode'), 'NCP51')
  await choose('auctionGrade', '4.5')
  await send()
  await soon(() => expect(document.querySelector('dialog')?.textContent).toContain('Plot 5, Kampala'))
  await click(document.querySelector('dialog input[type=checkbox]') as HTMLElement)
  await submit(document.querySelector('dialog form') as HTMLFormElement)
  await soon(() => expect(push).toHaveBeenCalledWith('/dashboard/orders/on-demand/12'))
  expect(sent.at(-1)?.key).toBeDefined()
  expect(sent.at(-1)?.body).toMatchObject({
    manufacturer: 1,
    model: 2,
    yearFrom: 2015,
    color: null,
    maxMileage: 80_000,
    mileageUnit: 'km',
    budget: 8000.5,
    budgetCurrency: 'USD',
    chassisCode: 'NCP51',
    auctionGrade: '4.5',
    portId: 4,
    shipmentAddressType: 'DEFAULT_ADDRESS',
  })
})

it('a request that could not be met comes back filled in, and is sent again', async () => {
  const sent = answerCalls({
    '/models/public/by-manufacturer/1': MODELS,
    '/quotes/my-quotes/12/request': { status: 200, body: SENT },
  })
  const quote = { ...OWN_QUOTE, isOrderOnDemandRequest: true, orderOnDemandRequest: WISH }
  page = await mount(<OnDemandForm offered={OFFERED} quote={quote} start={START} userId={3} />)
  expect(page.find<HTMLInputElement>('#customModel').value).toBe('Century')
  await type(page.find('#customModel'), 'Crown')
  await send()
  await soon(() => expect(push).toHaveBeenCalledWith('/dashboard/orders/on-demand/12'))
  expect(sent.at(-1)?.body).toMatchObject({
    manufacturer: 1,
    customModel: 'Crown',
    specialRequirements: 'Curtains, please',
    updatedAt: OWN_QUOTE.updatedAt,
  })
})

it('what was filled in survives a reload, with a model whose list comes later', async () => {
  answerCalls({ '/models/public/by-manufacturer/1': MODELS })
  const form = <OnDemandForm offered={OFFERED} quote={null} start={START} userId={3} />
  page = await mount(form)
  await choose('make', '1')
  await soon(() => expect(page.find('#model').textContent).toContain('Vitz'))
  await choose('model', '2')
  await type(page.find('#yearFrom'), '2015')
  await page.gone()
  page = await mount(form)
  await soon(() => expect(page.find<HTMLSelectElement>('#model').value).toBe('2'))
  expect(page.find<HTMLInputElement>('#yearFrom').value).toBe('2015')
  await click(page.button('Discard it'))
  expect(page.find<HTMLSelectElement>('#make').value).toBe('')
})

it('another make lets go of the model', async () => {
  answerCalls({ '/models/public/by-manufacturer/1': MODELS })
  page = await mount(<OnDemandForm offered={OFFERED} quote={null} start={START} userId={3} />)
  await choose('make', '1')
  await soon(() => expect(page.find('#model').textContent).toContain('Vitz'))
  await choose('model', '2')
  await choose('make', '')
  await choose('make', '1')
  await soon(() => expect(page.find('#model').textContent).toContain('Vitz'))
  expect(page.find<HTMLSelectElement>('#model').value).toBe('')
})

const OWN = '/files/0e9b7a50-0000-4000-8000-000000000001'
const { uploadFile } = vi.hoisted(() => ({ uploadFile: vi.fn() }))
vi.mock('@/ui/client/upload-file', async (actual) => ({ ...(await actual<object>()), uploadFile }))

const pick = (file: File) =>
  act(async () => {
    const input = page.find<HTMLInputElement>('input[type=file]')
    Object.defineProperty(input, 'files', { value: [file], configurable: true })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
const PHOTO = new File(['x'], 'vitz.jpg', { type: 'image/jpeg' })

it('a picture is sent at once, again after a lost connection, and can be replaced or removed', async () => {
  answerCalls({ '/quotes/pictures': { status: 200, body: { data: { imageUrl: OWN } } } })
  uploadFile.mockResolvedValueOnce({ ok: false, message: 'Network error occurred' })
  uploadFile.mockResolvedValue({ ok: true, value: 'wanted-vehicles/1_vitz.jpg' })
  page = await mount(<OnDemandForm offered={OFFERED} quote={null} start={START} userId={3} />)
  await pick(PHOTO)
  await soon(() => expect(page.text()).toContain('Network error occurred'))
  await send()
  await soon(() => expect(page.text()).toContain('The picture has not been sent yet.'))
  await act(async () => window.dispatchEvent(new Event('online')))
  await soon(() => expect(page.find('img').getAttribute('src')).toBe(OWN))
  expect(page.text()).not.toContain('The picture has not been sent yet.')
  expect(page.find('img').getAttribute('alt')).toBe('The vehicle wanted, as sent with the request')
  expect(page.button('Replace picture')).toBeDefined()
  await click(page.button('Remove picture'))
  expect(page.place.querySelector('img')).toBeNull()
})

it('what is not a picture is refused before anything is sent', async () => {
  uploadFile.mockClear()
  page = await mount(<OnDemandForm offered={OFFERED} quote={null} start={START} userId={3} />)
  await pick(new File(['x'], 'car.pdf', { type: 'application/pdf' }))
  await soon(() => expect(page.text()).toContain('car.pdf is not a supported image type'))
  expect(uploadFile).not.toHaveBeenCalled()
})

it('a picture that is gone is requested again', async () => {
  answerCalls({
    '/models/public/by-manufacturer/1': MODELS,
    '/quotes/my-quotes/12/request': {
      status: 422,
      body: {
        message: 'Invalid',
        errors: [{ path: 'imageUrl', message: 'The picture is no longer there.' }],
      },
    },
  })
  const wish = { ...WISH, imageUrl: OWN }
  const quote = { ...OWN_QUOTE, isOrderOnDemandRequest: true, orderOnDemandRequest: wish }
  page = await mount(<OnDemandForm offered={OFFERED} quote={quote} start={START} userId={3} />)
  expect(page.find('img').getAttribute('src')).toBe(OWN)
  await send()
  await soon(() => expect(page.text()).toContain('The picture is no longer there.'))
  expect(page.place.querySelector('img')).toBeNull()
})
