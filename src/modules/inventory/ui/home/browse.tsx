import { PlainLink } from '@/ui/link'
import { Picture } from '@/ui/picture'
import { bodyKindOf } from '../../queries/media-url'
import type { Counted, HomepageTag } from '../../queries/types'
import { listingOf } from '../listing/listing-address'
import { countText, vehiclesText } from '../words'

/** Makes as a ledger of names and counts. */
export function MakeList({ makes }: { makes: readonly Counted[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-8 sm:grid-cols-3 lg:grid-cols-5">
      {makes.map(({ id, name, count }) => (
        <li key={id}>
          <PlainLink
            href={listingOf({ make: [id] })}
            className="flex min-h-11 items-baseline gap-2 border-b border-line py-2.5 hover:border-link hover:text-link"
          >
            <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
            <span className="text-13 text-faint tabular-nums">{countText(count)}</span>
          </PlainLink>
        </li>
      ))}
    </ul>
  )
}

/** Body types with their outline. */
export function BodyTypeList({ bodyTypes }: { bodyTypes: readonly Counted[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
      {bodyTypes.map(({ id, name, count }) => (
        <li key={id}>
          <PlainLink
            href={listingOf({ bodyType: [id] })}
            className="flex h-full flex-col items-center rounded-card border border-line bg-surface px-3 py-4 text-center hover:border-control hover:text-link"
          >
            <BodyIcon name={name} />
            <span className="mt-2 text-14 font-medium">{name}</span>
            <span className="text-13 text-faint tabular-nums">{countText(count)}</span>
          </PlainLink>
        </li>
      ))}
    </ul>
  )
}

/** The outline takes the colour of the text around it, in light and dark. */
function BodyIcon({ name }: { name: string }) {
  const url = `url(/pictures/icons/${bodyKindOf(name)}.svg)`
  return (
    <span
      aria-hidden
      className="block h-12 w-24 bg-current mask-contain mask-center mask-no-repeat"
      style={{ maskImage: url, WebkitMaskImage: url }}
    />
  )
}

/** Tags that staff put on the home page, with their picture. */
export function TagTiles({ tags }: { tags: readonly HomepageTag[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {tags.map(({ id, name, count, picture }) => (
        <li key={id}>
          <PlainLink
            href={listingOf({ tags: [id] })}
            className="group flex h-full items-center gap-4 overflow-hidden rounded-card border border-line bg-surface hover:border-control"
          >
            {picture && (
              <Picture
                src={picture}
                alt=""
                width={128}
                height={96}
                className="h-24 w-32 shrink-0 bg-plate object-cover"
              />
            )}
            <span className="min-w-0 py-4 pr-4 first:pl-4">
              <span className="block font-semibold group-hover:text-link">{name}</span>
              <span className="text-13 text-faint tabular-nums">{vehiclesText(count)}</span>
            </span>
          </PlainLink>
        </li>
      ))}
    </ul>
  )
}
