import { mergeItems, mergeReport, type Side, sideOf, type Versions } from '@/kernel/merge'
import { setPrimary } from '@/modules/inventory/media/rules/arrange-images'
import type { ArrangedImage } from '@/modules/inventory/media/rules/check-images'
import { DOCUMENT_KINDS, type DocumentKind } from '@/modules/inventory/media/rules/vehicle-documents'
import { type AddedKey, isAddedKey } from './added-fields-in-form'
import { splitChassis, wholeChassis } from './chassis-prefix'
import { FORM_CHOICES, FORM_NUMBERS, FORM_TEXTS, type VehicleFormValues } from './form-values'
import { typedNumber, typedYear } from './read-typed-figures'
import { lockedByStoredCode } from './vehicle-to-form'

/** What the form holds besides the vehicle's fields. */
type Files = {
  images: readonly (ArrangedImage & { uid: string; path: string })[]
  documents: Readonly<Record<DocumentKind, { url: string }>>
}
/** The form's values as far as merging reads them. */
export type Mergeable = VehicleFormValues & Files

/** Make, model and code, which only make sense together. */
export const CAR = 'car'
const CAR_FIELDS = ['manufacturer', 'model', 'modelCode', 'code'] as const

/** Fields that are taken over as they are. Stored price and cost and the currency are never entered. */
const PLAIN = [
  ...FORM_TEXTS,
  ...FORM_CHOICES.filter((field) => !CAR_FIELDS.some((one) => one === field)),
  ...FORM_NUMBERS,
  'status',
  'priceType',
  'offer',
  'showPrice',
  'featured',
] as const satisfies (keyof VehicleFormValues)[]

/** Lists that are merged item by item. */
const LISTS = ['tags', 'features', 'images']

const addedKeys = (values: Mergeable): AddedKey[] => Object.keys(values).filter(isAddedKey)

/** '12,500' is the same as '12500', and 'H29' as '2017'; what is no number is only the same as itself. */
function figureOf(field: string, text: string): number | string | null {
  const number = field === 'year' ? typedYear(text) : typedNumber(text)
  return Number.isNaN(number) ? text : number
}

const isFigure = (field: string): boolean => FORM_NUMBERS.some((one) => one === field)

const pictureKey = ({ path, uid }: Files['images'][number]): string => path || uid
const pictureContent = ({ imageType, isPrimary }: ArrangedImage): string => `${imageType} ${isPrimary}`

/** The form as parts of which each is taken from one side as a whole. */
function partsOf(values: Mergeable): Record<string, unknown> {
  const plain = [...PLAIN, ...addedKeys(values)].map((field) => {
    const value = values[field]
    return [field, isFigure(field) ? figureOf(field, String(value ?? '')) : value]
  })
  return {
    ...Object.fromEntries(plain),
    [CAR]: [values.manufacturer, values.model, values.modelCode],
    chassis: wholeChassis(values),
    tags: values.tags.toSorted(),
    features: values.features.toSorted(),
    images: values.images.map((image) => `${pictureKey(image)} ${pictureContent(image)}`),
    ...Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, values.documents[kind].url])),
  }
}

/**
 * What two people changed in the form of a vehicle since it was opened, by part: make, model and code are one part,
 * the chassis number is one, pictures, tags and features are merged one by one.
 */
export const vehicleMergeReport = ({ base, mine, theirs }: Versions<Mergeable>) =>
  mergeReport({ base: partsOf(base), mine: partsOf(mine), theirs: partsOf(theirs) }, LISTS)

const itself = (item: string): string => item

/**
 * One form of both versions: what only one side changed is as changed, the rest as chosen. Fields that the model code
 * fills in are locked as in a stored vehicle; the price that follows from cost and markup is computed again.
 *
 * @param choices by part; mine for those without
 */
export function mergedVehicle<V extends Mergeable>(
  versions: Versions<V>,
  choices: Readonly<Record<string, Side>>,
): V {
  const { base, mine, theirs } = versions
  const side = sideOf(vehicleMergeReport(versions), choices)
  const from = (part: string): V => (side(part) === 'mine' ? mine : theirs)
  const pick = <K extends keyof V>(part: string, fields: readonly K[]) =>
    Object.fromEntries(fields.map((field) => [field, from(part)[field]]))
  const values = {
    ...theirs,
    ...Object.assign({}, ...[...PLAIN, ...addedKeys(mine)].map((field) => pick(field, [field]))),
    ...pick(CAR, CAR_FIELDS),
    ...splitChassis(wholeChassis(from('chassis')), from(CAR).code),
    tags: mergeItems({ base: base.tags, mine: mine.tags, theirs: theirs.tags }, itself),
    features: mergeItems({ base: base.features, mine: mine.features, theirs: theirs.features }, itself),
    images: picturesOf(versions),
    documents: Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, from(kind).documents[kind]])),
  }
  return { ...values, ...lockedByStoredCode(values) }
}

function picturesOf({ base, mine, theirs }: Versions<Mergeable>): Mergeable['images'] {
  const versions = { base: base.images, mine: mine.images, theirs: theirs.images }
  const merged = mergeItems(versions, pictureKey, pictureContent)
  // Exactly one is primary: the first that one of them made so.
  return setPrimary(
    merged,
    merged.findIndex(({ isPrimary }) => isPrimary),
  )
}
