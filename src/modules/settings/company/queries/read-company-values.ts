import type { CompanySetting } from '@/payload-types'
import { COMPANY_FIELDS } from '../rules/company-settings-fields'
import { PICTURES, pictureUrl } from './read-company-settings'

type Value = string | number | boolean | null | string[]
export type CompanyValues = Record<string, Value>

/** A picture is given by its id; an unset value is null, or an empty list where there may be several. */
function settingOf(settings: CompanySetting, name: string, isList: boolean): Value {
  const value: unknown = Reflect.get(settings, name)
  if (value && typeof value === 'object' && 'id' in value) return Number(value.id)
  if (Array.isArray(value)) return value.map(String)
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return isList ? [] : null
}

/** Every setting by name, with the URLs of the pictures, as sent by the call and opened by the form. */
export const readCompanyValues = (settings: CompanySetting): CompanyValues => ({
  ...Object.fromEntries(
    COMPANY_FIELDS.map(([name, { kind }]) => [name, settingOf(settings, name, kind === 'lines')]),
  ),
  ...Object.fromEntries(PICTURES.map((name) => [`${name}Url`, pictureUrl(settings, name)])),
})
