import { z } from 'zod'
import { freeText, idField, optionalFlag, optionalId, optionalText } from '@/input/fields'
import { addIssues } from '@/input/issues'
import { checkAddedFields } from '@/kernel/added/check-added-fields'
import type { AddedField } from '@/kernel/added-fields'
import type { Issue } from '@/kernel/issue'
import { URL_MAX } from '@/kernel/markup/safe-links'
import { REFERENCE_NAME_MAX, TAG_NAME_MAX } from '@/modules/inventory/lists/rules/list-limits'
import { imagePathIssues } from '@/modules/inventory/media/rules/check-images'
import { imageListIssues } from '@/modules/inventory/media/rules/image-list-issues'
import { imageFields } from '@/modules/inventory/media/schemas/vehicle-images'
import { PRICE_TYPES } from '../rules/price-type'
import { checkChangedVehicle, checkNewVehicle } from '../rules/validate-vehicle'
import type { VehicleDraft } from '../rules/vehicle-draft-type'
import { type FieldsOfKind, fieldsOfKind, VEHICLE_FIELDS } from '../rules/vehicle-fields'
import { VEHICLE_STATUSES } from '../rules/vehicle-status'
import { addedInputShape, enteredFields } from './added-input'
import { consentFields } from './claims-consent'

type FieldKind = (typeof VEHICLE_FIELDS)[keyof typeof VEHICLE_FIELDS]['kind']

const anyText = (label: string) => z.string({ error: `${label} must be text` }).nullish()
// Bounds and messages of numbers and texts come from the rules, see checkGivenValues below.
const anyNumber = (label: string) => z.number({ error: `${label} must be a number` }).nullish()

const shapeOf = <K extends FieldKind, S>(kinds: K[], schema: (label: string) => S) =>
  Object.fromEntries(
    fieldsOfKind(...kinds).map((field) => [field, schema(VEHICLE_FIELDS[field].label)]),
  ) as Record<FieldsOfKind<K>, S>

/**
 * What a save of a vehicle may contain, in internal names; nothing else. Everything is optional, because a
 * change only sends what changed: validateVehicle checks whether the whole vehicle is complete.
 */
const SHAPE = {
  ...shapeOf(['text', 'month'], anyText),
  ...shapeOf(['link'], optionalId),
  tags: z.array(idField('Tag'), { error: 'Tags must be a list' }).optional(),
  features: z.array(idField('Feature'), { error: 'Features must be a list' }).optional(),
  ...shapeOf(['year', 'number'], anyNumber),
  status: z
    .enum(VEHICLE_STATUSES, { error: `Status must be one of ${VEHICLE_STATUSES.join(', ')}` })
    .optional(),
  priceType: z.enum(PRICE_TYPES, { error: `Price type must be one of ${PRICE_TYPES.join(', ')}` }).optional(),
  ...shapeOf(['word'], anyText),
  ...shapeOf(['flag'], optionalFlag),
  /** Names instead of ids, as sent by the call; the save looks them up. */
  colorName: optionalText('Color', REFERENCE_NAME_MAX),
  tagNames: z.array(freeText('Tag', TAG_NAME_MAX), { error: 'Tags must be a list' }).optional(),
  location: optionalText('Location', URL_MAX),
  ...imageFields,
  ...consentFields,
  /** The version that the editor saw; if older than the stored one, the save is rejected with 409. */
  updatedAt: z.iso.datetime({ offset: true, error: 'updatedAt must be an ISO date and time' }).optional(),
}

const joined = <S extends object>(shape: S, more: Readonly<Record<string, z.ZodType>>): S =>
  Object.assign({}, shape, more)

type Sent = VehicleDraft & { location?: string | null }

/** A place is given by its id or in words; emptied in both, or in the only one that was sent, there is none. */
function withPlace({ location, ...values }: Sent): VehicleDraft {
  if (typeof values.showroom === 'number') return values
  if (location?.trim()) return { ...values, showroom: SOME_ID }
  return location === undefined ? values : { ...values, showroom: null }
}
/** Which place is meant is looked up later. */
const SOME_ID = 1

/** The errors about a place are at the field that calls use for it. */
const atField = (issue: Issue): Issue => (issue.path === 'showroom' ? { ...issue, path: 'location' } : issue)

/**
 * The same with the modules' fields that staff enter.
 *
 * @param added all modules' fields
 * @param isNew whether it is a whole vehicle, and not a change of one
 */
export function vehicleInputWith(added: readonly AddedField[], isNew = false) {
  const entered = enteredFields(added)
  const check = isNew ? checkNewVehicle : checkChangedVehicle
  return z.strictObject(joined(SHAPE, addedInputShape(entered))).superRefine(
    (given, context) => {
      const faulty = new Set(
        context.issues.map(({ path }) => atField({ path: String(path?.[0]), message: '' }).path),
      )
      // What is of the wrong kind has been named; the rest is checked all the same.
      const values = Object.fromEntries(
        Object.entries(given).filter(([field]) => !faulty.has(field)),
      ) as typeof given
      const issues = [
        ...check(withPlace(values), new Date()).map(atField),
        ...checkAddedFields(entered, values),
        ...imageListIssues(values.images ?? []),
        ...imagePathIssues(values.imagePaths ?? []),
      ]
      addIssues(
        issues.filter(({ path }) => !faulty.has(path)),
        context,
      )
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
}

export const vehicleInput = vehicleInputWith([])

/** The kinds of values alone, for a form that checks the rules itself, at every key. */
export const vehicleKinds = z.strictObject(SHAPE)

export type VehicleInput = z.infer<typeof vehicleInput>
