// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeQueryClient } from '@/ui/client/query-client'
import { Jump } from './jump'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const screen = (title: string, href: string, under: string | null = null) => ({
  title,
  href,
  under,
  place: 'Stock',
})
const SCREENS = [
  screen('Vehicles', '/admin/inventory/vehicles'),
  screen('Import vehicles', '/admin/inventory/import'),
  screen('Tags', '/admin/inventory/tags', '/admin/inventory'),
]
const VITZ = {
  id: 7,
  title: 'Toyota Vitz 2012',
  detail: 'KD-000007 · Published',
  href: '/admin/inventory/vehicles/edit/7',
}
const JUN = { id: 4, title: 'Jun Veda', detail: 'jun@example.com', href: '/admin/user-management/edit/4' }
const FOUND = [
  { key: 'vehicles', title: 'Vehicles', found: [VITZ] },
  { key: 'people', title: 'People', found: [JUN] },
]

const answer = vi.fn<(address: URL) => Promise<Response>>()
const followed: string[] = []
const note = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  event.preventDefault()
  followed.push(link.getAttribute('href') ?? '')
}

let root: Root
let place: HTMLElement

/** As on the screens, but that it does not pause before it tries again. */
function clientOf() {
  const client = makeQueryClient()
  const { queries } = client.getDefaultOptions()
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } })
  return client
}

async function show(findsRecords = true, userId = 3): Promise<void> {
  const client = clientOf()
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <input id="elsewhere" />
        <Jump findsRecords={findsRecords} screens={SCREENS} userId={userId} />
      </QueryClientProvider>,
    ),
  )
}

beforeEach(async () => {
  sessionStorage.clear()
  followed.length = 0
  answer.mockReset()
  answer.mockImplementation(async () => Response.json({ data: FOUND }))
  vi.stubGlobal('fetch', (request: Request) => answer(new URL(request.url)))
  window.addEventListener('click', note, { capture: true })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  await show()
})

afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  window.removeEventListener('click', note, { capture: true })
  vi.restoreAllMocks()
})

const press = async (key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  await act(async () => (document.activeElement ?? document.body).dispatchEvent(event))
  return event
}
const dialog = () => document.querySelector('[role=dialog]')
const field = () => document.querySelector<HTMLInputElement>('[role=combobox]')
const options = () => [...document.querySelectorAll('[role=option]')]
const titles = () => options().map((option) => option.children[0]?.textContent)
const selected = () => options().filter((option) => option.getAttribute('aria-selected') === 'true')
const notice = () => document.querySelector('[role=status], [role=alert]')?.textContent

async function open(): Promise<void> {
  await press('k', { ctrlKey: true })
  expect(dialog()).not.toBeNull()
}

async function type(text: string): Promise<void> {
  const input = field()
  if (!input) throw new Error('there is no field')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const moment = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)))
/** Waits for what a check expects; every update of the screen falls into a moment. */
async function until(check: () => void): Promise<void> {
  const end = Date.now() + 15_000
  for (;;) {
    await moment()
    try {
      return check()
    } catch (error) {
      if (Date.now() > end) throw error
    }
  }
}

describe('it opens', () => {
  test('by Ctrl K, with the focus in its field, and gives the focus back', async () => {
    document.getElementById('elsewhere')?.focus()
    await open()
    expect(document.activeElement).toBe(field())
    expect(dialog()?.textContent).toContain('Search the back office')
    await press('Escape')
    expect(dialog()).toBeNull()
    await until(() => expect(document.activeElement?.id).toBe('elsewhere'))
  })

  test('by its button', async () => {
    await act(async () => document.querySelector('button')?.click())
    expect(dialog()).not.toBeNull()
  })

  test.each([
    ['K alone', 'k', {}],
    ['Ctrl Shift K', 'k', { ctrlKey: true, shiftKey: true }],
    ['Ctrl Alt K', 'k', { ctrlKey: true, altKey: true }],
    ['Ctrl J', 'j', { ctrlKey: true }],
  ])('not by %s', async (_, key, held) => {
    await press(key, held)
    expect(dialog()).toBeNull()
  })

  test('not where another dialog is open, or an editor has used the key', async () => {
    const other = document.body.appendChild(document.createElement('div'))
    other.setAttribute('role', 'alertdialog')
    await press('k', { ctrlKey: true })
    expect(dialog()).toBeNull()
    other.remove()
    const use = (event: KeyboardEvent) => event.preventDefault()
    document.body.addEventListener('keydown', use)
    await press('k', { ctrlKey: true })
    document.body.removeEventListener('keydown', use)
    expect(dialog()).toBeNull()
  })
})

test('Back closes it and stays on the page', async () => {
  history.pushState(null, '', '/admin/inventory/tags')
  await open()
  await act(async () => history.back())
  expect(dialog()).toBeNull()
  expect(location.pathname).toBe('/admin/inventory/tags')
})

describe('screens', () => {
  test('those of the navigation stand there before anything is typed', async () => {
    await open()
    expect(titles()).toEqual(['Vehicles', 'Import vehicles'])
    expect(answer).not.toHaveBeenCalled()
  })

  test('all are found at once, whatever the server does', async () => {
    answer.mockImplementation(() => new Promise(() => {}))
    await open()
    await type('ta')
    expect(titles()).toEqual(['Tags'])
    expect(notice()).toBe('Searching…')
  })

  test('are all there is where no module finds records', async () => {
    await show(false)
    await open()
    await type('veh')
    expect(titles()).toEqual(['Vehicles', 'Import vehicles'])
    expect(notice()).toBe('2 results')
    expect(answer).not.toHaveBeenCalled()
  })
})

describe('records', () => {
  test('follow the screens, requested once somebody pauses', async () => {
    await open()
    await type('v')
    expect(notice()).toContain('Type a little more')
    await type('ve')
    await type('veh')
    await until(() => expect(titles()).toEqual(['Vehicles', 'Import vehicles', VITZ.title, JUN.title]))
    expect(answer.mock.calls.map(([{ pathname, search }]) => pathname + search)).toEqual([
      '/api/v1/jump?q=veh',
    ])
    expect(notice()).toBe('4 results')
  })

  test('that do not exist are shown as such', async () => {
    answer.mockImplementation(async () => Response.json({ data: [] }))
    await open()
    await type('xyz')
    await until(() => expect(notice()).toBe('Nothing found for “xyz”'))
  })

  test('that could not be searched are requested again; screens stay', async () => {
    answer.mockImplementation(async () =>
      Response.json({ message: 'No.', error: 'forbidden' }, { status: 403 }),
    )
    await open()
    await type('veh')
    await until(() => expect(notice()).toContain('Vehicles and people could not be searched. No.'))
    expect(titles()).toEqual(['Vehicles', 'Import vehicles'])
    answer.mockImplementation(async () => Response.json({ data: FOUND }))
    await act(async () => document.querySelector<HTMLElement>('[role=alert] button')?.click())
    await until(() => expect(titles()).toContain(VITZ.title))
  })

  test('of a lost connection are shown as such', async () => {
    answer.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
    await open()
    await type('vitz')
    await until(() => expect(notice()).toContain('Vehicles and people could not be searched.'))
  })
})

describe('the keyboard', () => {
  test('moves through the lines and around the ends, with the focus in the field', async () => {
    await open()
    const at = () => selected().map((option) => option.children[0]?.textContent)
    expect(at()).toEqual(['Vehicles'])
    expect(field()?.getAttribute('aria-activedescendant')).toBe(selected()[0]?.id)
    await press('ArrowDown')
    expect(at()).toEqual(['Import vehicles'])
    await press('ArrowDown')
    expect(at()).toEqual(['Vehicles'])
    await press('ArrowUp')
    expect(at()).toEqual(['Import vehicles'])
    expect(field()?.getAttribute('aria-activedescendant')).toBe(selected()[0]?.id)
    expect(document.activeElement).toBe(field())
  })

  test('follows a line with Enter, and closes', async () => {
    await open()
    await press('ArrowDown')
    await press('Enter')
    expect(followed).toEqual(['/admin/inventory/import'])
  })

  test('opens a new tab with Ctrl Enter', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    await open()
    await press('Enter', { ctrlKey: true })
    expect(opened).toHaveBeenCalledWith('/admin/inventory/vehicles', '_blank', 'noopener')
    expect(followed).toEqual([])
    expect(dialog()).toBeNull()
  })

  test('does nothing with Enter while a word is being composed, or where nothing was found', async () => {
    await open()
    await press('Enter', { isComposing: true })
    answer.mockImplementation(async () => Response.json({ data: [] }))
    await type('xyz')
    await press('Enter')
    await press('ArrowDown')
    expect(followed).toEqual([])
    expect(dialog()).not.toBeNull()
  })
})

test('what was opened last stands first the next time, and for nobody else', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  await open()
  await type('vitz')
  await until(() => expect(titles()).toContain(VITZ.title))
  await press('Enter', { metaKey: true })
  await open()
  expect(titles()).toEqual([VITZ.title, 'Vehicles', 'Import vehicles'])
  await press('Escape')
  await show(true, 4)
  await open()
  expect(titles()).toEqual(['Vehicles', 'Import vehicles'])
})
