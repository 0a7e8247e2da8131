import { countText, vehiclesText } from '@/modules/inventory/cards/ui/count-words'
import type {
  Counted,
  HomepageTag,
} from '@/modules/inventory/catalogue/queries/list-entries-with-vehicle-counts'
import { isHighlightedTag } from '@/modules/inventory/lists/rules/tag'
import { bodyKindOf } from '@/modules/inventory/media/queries/build-drawn-picture-urls'
import { listingOf } from '@/modules/inventory/search/schemas/listing-url'
import { cx } from '@/ui/cx'
import { PlainLink } from '@/ui/link'
import { useDataSaver } from '@/ui/offline/data-saver'
import { Picture } from '@/ui/picture'
import { type CountedLink, CountedLinks } from './counted-links'
import { COUNT } from './vehicle-count-look'

const TILE =
  'flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface pb-3 hover:border-control hover:text-link'
const CHIP =
  'flex min-h-11 items-center gap-1.5 rounded-card border border-line px-3.5 text-14 has-[b]:border-control has-[b]:bg-surface hover:border-control hover:text-link'

/** Makes as a ledger of names and counts. */
export function MakeList({ makes }: { makes: readonly Counted[] }) {
  const lines = makes.map(
    ({ id, name, count }): CountedLink => [listingOf({ make: [id] }), name, countText(count)],
  )
  return <CountedLinks lines={lines} look="lines" className="grid-cols-2 sm:grid-cols-3 lg:grid-cols-5" />
}

/** Body types with their outline. */
export function BodyTypeList({ bodyTypes }: { bodyTypes: readonly Counted[] }) {
  const lines = bodyTypes.map(
    ({ id, name, count }): CountedLink => [
      listingOf({ bodyType: [id] }),
      name,
      countText(count),
      `/pictures/icons/${bodyKindOf(name)}.svg`,
    ],
  )
  return <CountedLinks lines={lines} look="cards" />
}

/** Tags that staff put on the home page, with their picture where data is not dear. */
export function TagTiles({ tags }: { tags: readonly HomepageTag[] }) {
  const isSaving = useDataSaver()
  return (
    <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {tags.map(({ id, name, count, picture }) => (
        <li key={id}>
          <PlainLink href={listingOf({ tags: [id] })} className={TILE}>
            {picture && !isSaving && (
              <Picture
                src={picture}
                alt=""
                width={480}
                height={360}
                className="aspect-3/2 h-auto w-full border-b border-line bg-plate object-cover"
              />
            )}
            <b className="px-4 pt-3 font-semibold">{`${name} `}</b>
            <span className={cx(COUNT, 'px-4')}>{vehiclesText(count)}</span>
          </PlainLink>
        </li>
      ))}
    </ul>
  )
}

/** Tags with their numbers of vehicles; the countries of the trade stand out. */
export function TagCloud({ tags }: { tags: readonly Counted[] }) {
  return (
    <ul className="flex flex-wrap gap-2 not-first:mt-4" data-tag-cloud="">
      {tags.map(({ id, name, count }) => (
        <li key={id}>
          <PlainLink href={listingOf({ tags: [id] })} className={CHIP}>
            {isHighlightedTag(name) ? <b className="font-semibold">{`${name} `}</b> : `${name} `}
            <span className={COUNT}>{countText(count)}</span>
          </PlainLink>
        </li>
      ))}
    </ul>
  )
}
