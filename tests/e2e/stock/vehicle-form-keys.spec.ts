import type { Page } from '@playwright/test'
import { adminCall } from '../accounts/accounts'
import { expect, test } from '../fixtures'
import {
  addVehicle,
  control,
  imageInput,
  LIST,
  openCreate,
  pictures,
  statusLine,
  tiles,
} from './vehicle-form-page'

/** From the open form to the published vehicle, every character of the chassis number among them. */
const MOST_KEYS = 55

/** Three letters and two figures that no other vehicle's code has. */
const newCode = (): string => {
  const letters = Array.from({ length: 3 }, () => String.fromCharCode(65 + Math.floor(Math.random() * 26)))
  return `${letters.join('')}${10 + Math.floor(Math.random() * 89)}`
}

/** Counts the keys that are pressed in the page. */
const countKeys = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { keysPressed: 0 })
    document.addEventListener(
      'keydown',
      () => Object.assign(window, { keysPressed: Reflect.get(window, 'keysPressed') + 1 }),
      true,
    )
  })
const keysPressed = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'keysPressed'))

test('a car with a known code is entered and published with few keys, and is what was entered and what earlier ones are', async ({
  browser,
  page,
  signInAs,
}) => {
  const code = newCode()
  type Entry = { id: number; name: string }
  const [drivetrain, transmission, grades, ports] = await Promise.all(
    [
      'vehicle-drive-trains?limit=1',
      'vehicle-transmissions?limit=1',
      'vehicle-condition-grades?limit=100',
      'ports?name=Mombasa',
    ].map((list) => adminCall<Entry[]>(browser, 'GET', `/${list}`)),
  )
  const idOf = (list: Entry[] | undefined, name: string) => list?.find((entry) => entry.name === name)?.id
  const [grade, port] = [idOf(grades, '4'), idOf(ports, 'Mombasa')]
  expect([grade, port]).not.toContain(undefined)
  const links = {
    vehicle_drivetrain_id: drivetrain?.[0]?.id,
    vehicle_transmission_id: transmission?.[0]?.id,
  }
  const earlier = await Promise.all(
    [2014, 2016, 2019].map((year, index) =>
      addVehicle(browser, { chassis: `${code}-000000${index}`, year, seats: 8, doors: 5, ...links }),
    ),
  )
  await signInAs('admin')
  await openCreate(page)
  await imageInput(page).setInputFiles(await pictures(1))
  await expect(tiles(page)).toHaveCount(1)
  await control(page, 'chassis').focus()
  await countKeys(page)
  const type = async (field: string, text: string) => {
    await expect(control(page, field)).toBeFocused()
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await type('chassis', `${code}-0123456`)
  await type('showroom', 'N')
  await expect(page.locator('[data-field=year]')).toContainText(': 2014 to 2019')
  await type('year', 'H29')
  await type('officeFileNo', `A${Date.now() % 100_000}`)
  await type('color', 'wh')
  await type('mileage', '48500')
  await type('conditionGrade', '4')
  await type('costValue', '8000')
  await type('markup', '12')
  await type('namedPort', 'Mom')
  await type('status', 'P')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused()
  await expect(page.locator('[data-field=seats]')).toContainText(/from 3 earlier/)
  const created = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/vehicles'))
  await page.keyboard.press('Enter')
  const { data: stored } = await (await created).json()
  const pressed = await keysPressed(page)
  await expect(statusLine(page, 'Vehicle created successfully')).toBeVisible()
  await expect(page).toHaveURL(LIST)
  expect(pressed).toBeLessThanOrEqual(MOST_KEYS)

  expect(stored).toMatchObject({
    chassis: `${code}-0123456`,
    year: 2017,
    mileage: 48500,
    cost_value: 8000,
    markup: 12,
    price: 8960,
    price_type: 'CIF',
    named_port_id: port,
    vehicle_condition_grade_id: grade,
    color: expect.stringMatching(/^White/),
    status: 'PUBLISHED',
    seats: 8,
    doors: 5,
  })
  const first = await adminCall<Record<string, unknown>>(browser, 'GET', `/vehicles/${earlier[0]?.id}`)
  for (const same of [
    'manufacturer_id',
    'model_id',
    'model_code_id',
    'vehicle_type_id',
    'vehicle_fuel_type_id',
    'vehicle_drivetrain_id',
    'vehicle_transmission_id',
    'engine_size_cc',
  ])
    expect(stored[same], same).toEqual(first[same])
})

test('a number that exists is reported at once with a link, and one of another code reverts what was filled in', async ({
  browser,
  page,
  signInAs,
}) => {
  const code = newCode()
  const numbers = [`${code}-0000001`, `${code}-0000002`]
  for (const chassis of numbers) await addVehicle(browser, { chassis })
  await signInAs('admin')
  await openCreate(page)
  const chassis = control(page, 'chassis')
  await chassis.fill(`${code.toLowerCase()}-0000001`)
  await chassis.press('Enter')
  const notice = page.locator('[data-state=taken]')
  await expect(notice).toContainText('A vehicle with this chassis number already exists')
  await expect(notice.getByRole('link')).toHaveAttribute('href', /\/admin\/inventory\/vehicles\/edit\/\d+$/)
  await expect(chassis).toBeFocused()
  await expect(control(page, 'vehicleType')).not.toHaveValue('')
  await chassis.fill(`Q${code}9-7654321`)
  await chassis.press('Enter')
  await expect(notice).toHaveCount(0)
  await expect(control(page, 'manufacturer')).toHaveValue('')
  await expect(control(page, 'vehicleType')).toHaveValue('')
})
