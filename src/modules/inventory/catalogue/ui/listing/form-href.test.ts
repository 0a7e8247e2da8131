// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { hrefOfForm } from './form-href'

function formOf(fields: Record<string, string>): HTMLFormElement {
  const form = document.createElement('form')
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input')
    field.name = name
    field.value = value
    form.append(field)
  }
  return form
}

it.each([
  [{ mileageMax: '50000' }, '/vehicles?mileageMax=50000'],
  [{ kmMax: '80000' }, '/vehicles?mileageMax=49710'],
  [{ kmMin: '20000', kmMax: '80000' }, '/vehicles?mileageMin=12428&mileageMax=49710'],
  [{ kmMin: '80000', kmMax: '20000' }, '/vehicles?mileageMin=12428&mileageMax=49710'],
  [{ kmMax: '0' }, '/vehicles?mileageMax=0'],
  [{ kmMax: 'far' }, '/vehicles'],
  [{ 'payload_kg.from': '1000', 'payload_kg.to': '900' }, '/vehicles?payload_kg.from=900&payload_kg.to=1000'],
  [
    { 'checked_on.from': '2026-03-12', 'checked_on.to': '2025-12-31' },
    '/vehicles?checked_on.from=2025-12-31&checked_on.to=2026-03-12',
  ],
  [{ kmMin: '', q: 'hiace' }, '/vehicles?q=hiace'],
])('a form with %j opens %s', (fields, href) => {
  expect(hrefOfForm(formOf(fields as Record<string, string>))).toBe(href)
})
