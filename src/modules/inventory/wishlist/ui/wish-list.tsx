'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { cardList, cardPlace } from '@/modules/inventory/cards/ui/card-looks'
import { Badge } from '@/ui/badge'
import { Button, buttonStyle } from '@/ui/button'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { Link, PlainLink } from '@/ui/link'
import * as words from './browser-words'
import { clickHeart } from './buyer/click-heart'
import { heartsAreOn } from './buyer/heart-state'
import { useIsOff } from './buyer/use-heart'
import type { WishData } from './wish-data'

/** An entry with the card that it shows; null for a vehicle that is not public any more. */
type ShownWish = Omit<WishData, 'card'> & { card: ReactNode }

/** The vehicles of the list. One that is taken off leaves its place behind, with the way to put it back. */
export function WishList({ wishes }: { wishes: ShownWish[] }) {
  useEffect(() => heartsAreOn(wishes.map(({ id }) => id)), [wishes])
  return (
    <ul className={cardList('three')}>
      {wishes.map((wish) => (
        <li key={wish.id} id={`vehicle-${wish.id}`} className={cx('flex flex-col', cardPlace())}>
          <Wish wish={wish} />
        </li>
      ))}
    </ul>
  )
}

function Wish({ wish }: { wish: ShownWish }) {
  if (useIsOff(wish.id)) return <Removed wish={wish} />
  return (
    <>
      {wish.card ?? <Gone name={wish.name} />}
      <div className="flex items-start justify-between gap-3 pt-2">
        <div className="text-13 text-faint">
          {wish.news && <Badge tone={wish.news.tone}>{wish.news.text}</Badge>}
          <p className="mt-1">{wish.added}</p>
          {wish.similar && (
            <Link href={wish.similar.href} className="inline-block py-2">
              {wish.similar.text}
            </Link>
          )}
        </div>
        <RemoveButton wish={wish} />
      </div>
    </>
  )
}

/** A form, so that it works before any script is there. */
function RemoveButton({ wish: { id, name } }: { wish: ShownWish }) {
  const onClick = (event: MouseEvent) => {
    // Off, whatever is known of the heart by then.
    if (event.detail > 1 || clickHeart(id, false)) event.preventDefault()
  }
  return (
    <form method="post" action={`/wishlist/${id}`}>
      <button
        type="submit"
        name="wished"
        value="off"
        onClick={onClick}
        className={buttonStyle('quiet', '-mr-2', 'small')}
      >
        {words.remove}
        <span className="sr-only"> {name}</span>
      </button>
    </form>
  )
}

function Removed({ wish: { id, name } }: { wish: ShownWish }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that had the focus is gone; what another tab did leaves the focus where it is.
    if (document.activeElement === document.body) place.current?.querySelector('button')?.focus()
  }, [])
  return (
    <div
      ref={place}
      role="status"
      className="flex min-h-44 flex-1 flex-col items-center justify-center gap-3 rounded-card border border-dashed border-control p-4 text-center text-14 text-soft"
    >
      <p>{words.isOffYourList(name)}</p>
      <Button onClick={() => clickHeart(id, true)}>
        {words.undo}
        <span className="sr-only">{words.putBack(name)}</span>
      </Button>
    </div>
  )
}

function Gone({ name }: { name: string }) {
  return (
    <div className="flex min-h-44 flex-1 flex-col items-center justify-center gap-3 rounded-card border border-line bg-surface p-4 text-center text-14 text-soft">
      <Icon name="image-off" size={32} className="text-faint" />
      <p>{words.isNoLongerOnOffer(name)}</p>
      <PlainLink href="/vehicles" className={buttonStyle('quiet')}>
        {words.seeWhatIsOnOffer}
      </PlainLink>
    </div>
  )
}
