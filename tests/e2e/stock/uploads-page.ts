import type { Browser, Locator, Page } from '@playwright/test'
import { adminCall } from '../accounts/accounts'
import { picture } from './vehicle-form-page'

export const MB = 1024 * 1024

/** The upload address of a file's bytes. */
export const PUT = '**/storage/**'

type Chosen = { name: string; mimeType: string; buffer: Buffer }

let drawn = 0
/** A small picture under a name of its own. */
export const named = (name: string): Promise<Chosen> => picture(++drawn, name)

/** It begins like a JPEG but is not one: only checking all of it reveals that. */
export const FALSE_JPEG: Chosen = {
  name: 'false.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2000, 'not a picture')]),
}

export const stored = (page: Page): Locator => page.locator('[data-place][data-state=stored]')
export const refusals = (page: Page): Locator => page.getByRole('list', { name: 'Files not added' })
export const drop = (page: Page): Locator => page.getByRole('region', { name: 'Add images' })
export const chooser = (page: Page): Locator => drop(page).locator('input[type=file][multiple]')

type Saved = { images: unknown[]; auction_sheet_url: string | null; brochure_url: string | null }

/** A vehicle as stored. */
export const read = (browser: Browser, id: number): Promise<Saved> =>
  adminCall<Saved>(browser, 'GET', `/vehicles/${id}`)

/** The files as passed by a browser with a drop or a paste. */
export const handOver = (page: Page, files: Chosen[]) =>
  page.evaluateHandle(
    (given) => {
      const data = new DataTransfer()
      for (const { bytes, name, type } of given)
        data.items.add(new File([Uint8Array.from(bytes)], name, { type }))
      return data
    },
    files.map(({ buffer, mimeType, name }) => ({ name, type: mimeType, bytes: [...buffer] })),
  )
