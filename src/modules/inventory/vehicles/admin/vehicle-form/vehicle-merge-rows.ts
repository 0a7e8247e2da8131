import { addedText, addedValue } from '@/kernel/added-fields'
import type { Versions } from '@/kernel/merge'
import { DOCUMENTS, type DocumentKind } from '@/modules/inventory/media/rules/vehicle-documents'
import { mergeRows } from '@/ui/back-office/merge/merge-rows'
import type { VehicleFormLists } from '../../queries/get-vehicle-form'
import { addedKey } from '../../rules/form/added-fields-in-form'
import { wholeChassis } from '../../rules/form/chassis-prefix'
import { FORM_CHOICES } from '../../rules/form/form-values'
import { CAR, mergedVehicle, vehicleMergeReport } from '../../rules/form/merge-vehicle-form'
import { VEHICLE_FIELDS } from '../../rules/vehicle-fields'
import { VEHICLE_STATUS_LABELS } from '../../rules/vehicle-status'
import * as words from '../../words'
import type { Known, Values } from './form-context'

type Named = readonly { id: string; name: string }[]
const nameIn = (options: Named | undefined, id: string): string =>
  options?.find((option) => option.id === id)?.name ?? id

const yesOrNo = (value: unknown): string => (value === true ? words.yes : words.no)

/** What stands in words for the parts that are more than a text. */
const SPECIAL: Readonly<Record<string, (values: Values, known: Known, lists: VehicleFormLists) => string>> = {
  [CAR]: ({ code, manufacturer, model }, { options }) =>
    [nameIn(options.manufacturer, manufacturer), nameIn(options.model, model), code?.modelCode]
      .filter(Boolean)
      .join(' '),
  chassis: (values) => wholeChassis(values),
  tags: ({ tags }) => tags.join(', '),
  features: ({ features }, _, { featureGroups }) => {
    const all = featureGroups.flatMap((group) => group.features)
    return features.map((id) => nameIn(all, id)).join(', ')
  },
  images: ({ images }) => words.picturesText(images.length),
  status: ({ status }) => VEHICLE_STATUS_LABELS[status],
  priceType: ({ priceType }, _, { priceTypes }) =>
    priceTypes.find(({ code }) => code === priceType)?.name ?? priceType,
  showPrice: ({ showPrice }) => yesOrNo(showPrice),
  featured: ({ featured }) => yesOrNo(featured),
  auction_sheet: ({ documents }) => fileOf(documents.auction_sheet),
  brochure: ({ documents }) => fileOf(documents.brochure),
}

const fileOf = ({ name, url }: { name: string; url: string }): string =>
  name || (url === '' ? '' : words.aFile)

/** What a part of a version is, in words; '' if it is empty. */
function textOf(part: string, values: Values, known: Known, lists: VehicleFormLists): string {
  const special = SPECIAL[part]
  if (special) return special(values, known, lists)
  const added = known.added.find((field) => addedKey(field) === part)
  const value = String(values[part as keyof Values] ?? '')
  if (added) return value && addedText(added, addedValue(added, value))
  const isChoice = FORM_CHOICES.some((field) => field === part)
  return isChoice && value !== '' ? nameIn(known.options[part as keyof Known['options']], value) : value
}

const LABELS: Readonly<Record<string, string>> = {
  [CAR]: words.makeModelAndCode,
  color: words.color,
  images: words.pictures,
  name: words.metaTitle,
  description: words.metaDescription,
}

function labelOf(part: string, known: Known): string {
  const own = LABELS[part] ?? DOCUMENTS[part as DocumentKind]?.label
  if (own) return own
  const added = known.added.find((field) => addedKey(field) === part)
  return added?.label ?? VEHICLE_FIELDS[part as keyof typeof VEHICLE_FIELDS].label
}

type Sides = { mine: Known; theirs: Known; lists: VehicleFormLists }

/** Two versions of a vehicle in words, for the screen that merges them. */
export function vehicleRows(versions: Versions<Values>, { lists, mine, theirs }: Sides) {
  const known = { mine, theirs, combined: mine }
  return mergeRows(versions, {
    report: vehicleMergeReport(versions),
    merged: mergedVehicle(versions, {}),
    labelOf: (part) => labelOf(part, mine),
    textOf: (part, values, by) => textOf(part, values, known[by], lists),
  })
}

/** Lists in which the names of both versions are. */
export function listsOfBoth(lists: VehicleFormLists, { modelCodes, options }: Known): VehicleFormLists {
  const both = <T extends { id: string }>(one: readonly T[], other: readonly T[]): T[] => [
    ...one,
    ...other.filter(({ id }) => one.every((entry) => entry.id !== id)),
  ]
  const merged = Object.entries(lists.lists).map(([field, entries]) => [
    field,
    both(entries, options[field as keyof Known['options']]),
  ])
  return {
    ...lists,
    lists: Object.fromEntries(merged) as VehicleFormLists['lists'],
    modelCodes,
    models: options.model,
  }
}
