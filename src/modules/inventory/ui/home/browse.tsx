import { useDataSaver } from '@/ui/data-saver'
import { PlainLink } from '@/ui/link'
import { Picture } from '@/ui/picture'
import { bodyKindOf } from '../../queries/media-url'
import type { Counted, HomepageTag } from '../../queries/types'
import { isHighlightedTag } from '../../rules/tag'
import { listingOf } from '../listing/listing-address'
import { countText, vehiclesText } from '../words'
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
