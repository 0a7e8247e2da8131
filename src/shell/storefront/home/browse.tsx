import { countText, vehiclesText } from '@/modules/inventory/cards/ui/count-words'
import type { Counted, HomepageTag } from '@/modules/inventory/catalogue/queries/list-landing-content'
import { isHighlightedTag } from '@/modules/inventory/lists/rules/tag'
import { bodyKindOf } from '@/modules/inventory/media/queries/build-media-url'
import { listingOf } from '@/modules/inventory/search/schemas/listing-address'
import { PlainLink } from '@/ui/link'
import { useDataSaver } from '@/ui/offline/data-saver'
import { Picture } from '@/ui/picture'
import { Ledger, type LedgerLine } from './ledger'

/** Makes as a ledger of names and counts. */
export function MakeList({ makes }: { makes: readonly Counted[] }) {
  const lines = makes.map(
    ({ id, name, count }): LedgerLine => [listingOf({ make: [id] }), name, countText(count)],
  )
  return <Ledger lines={lines} className="ledger grid-cols-2 sm:grid-cols-3 lg:grid-cols-5" />
}

/** Body types with their outline, which takes the colour of the text around it. */
export function BodyTypeList({ bodyTypes }: { bodyTypes: readonly Counted[] }) {
  const lines = bodyTypes.map(
    ({ id, name, count }): LedgerLine => [
      listingOf({ bodyType: [id] }),
      name,
      countText(count),
      `/pictures/icons/${bodyKindOf(name)}.svg`,
    ],
  )
  return <Ledger lines={lines} className="body-types" />
}

/** Tags that staff put on the home page, with their picture where data is not dear. */
export function TagTiles({ tags }: { tags: readonly HomepageTag[] }) {
  const isSaving = useDataSaver()
  return (
    <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {tags.map(({ id, name, count, picture }) => (
        <li key={id}>
          <PlainLink href={listingOf({ tags: [id] })} className="tag-tile">
            {picture && !isSaving && <Picture src={picture} alt="" width={480} height={360} />}
            <b>{`${name} `}</b>
            <span>{vehiclesText(count)}</span>
          </PlainLink>
        </li>
      ))}
    </ul>
  )
}

/** Tags with their numbers of vehicles; the countries of the trade stand out. */
export function TagCloud({ tags }: { tags: readonly Counted[] }) {
  return (
    <ul className="tag-cloud">
      {tags.map(({ id, name, count }) => (
        <li key={id}>
          <PlainLink href={listingOf({ tags: [id] })}>
            {isHighlightedTag(name) ? <b>{`${name} `}</b> : `${name} `}
            <span>{countText(count)}</span>
          </PlainLink>
        </li>
      ))}
    </ul>
  )
}
