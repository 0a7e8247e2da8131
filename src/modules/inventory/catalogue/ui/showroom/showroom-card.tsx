import type { ReactNode } from 'react'
import { phoneHref } from '@/kernel/markup/phone-links'
import { vehiclesText } from '@/modules/inventory/cards/ui/count-words'
import {
  addressLine,
  mapHref,
  type ShowroomContact,
  showroomChatHref,
} from '@/modules/inventory/catalogue/ui/detail/showroom-contact-hrefs'
import { listingOf } from '@/modules/inventory/search/schemas/listing-url'
import {
  clockText,
  DAY_NAMES,
  openStateAt,
  readOpeningHours,
  type WallClock,
} from '@/modules/settings/places/rules/opening-hours'
import { placeClock } from '@/modules/settings/places/rules/time-zone-of-place'
import { Icon, type IconName } from '@/ui/icon'
import { Link } from '@/ui/link'
import { Card } from '@/ui/page-parts'
import * as words from '../../words'

type CardProps = { showroom: ShowroomContact; count: number; now: Date }

/** One showroom: where it is, whether it is open, every way to reach it, and what stands there. */
export function ShowroomCard({ showroom, count, now }: CardProps) {
  const { id, showroomName, companyName, openingHours } = showroom
  return (
    <Card className="flex h-full flex-col p-5 text-14">
      <h3 id={`showroom-${id}`} className="scroll-mt-6 text-16">
        {showroomName}
      </h3>
      {companyName && <p className="text-13 text-faint">{companyName}</p>}
      <OpenNow showroom={showroom} now={now} />
      <Line icon="map-pin">
        <Outward href={mapHref(showroom)} label={words.onAMap(addressLine(showroom))}>
          {addressLine(showroom)}
        </Outward>
      </Line>
      {openingHours && <Line icon="clock">{openingHours}</Line>}
      <WaysToReach showroom={showroom} />
      <StandingHere id={id} count={count} />
    </Card>
  )
}

/** By telephone, by chat where the number has one, and by e-mail. */
function WaysToReach({ showroom: { showroomName, phone, email } }: Pick<CardProps, 'showroom'>) {
  const chat = showroomChatHref(phone)
  return (
    <>
      {phone && (
        <Line icon="phone">
          <a href={phoneHref(phone)} className={REACH}>
            {phone}
          </a>
        </Line>
      )}
      {chat && (
        <Line icon="message-circle">
          <Outward href={chat} label={words.whatsAppTo(showroomName)}>
            {words.whatsApp}
          </Outward>
        </Line>
      )}
      {email && (
        <Line icon="mail">
          <a href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`} className={REACH}>
            {email}
          </a>
        </Line>
      )}
    </>
  )
}

function StandingHere({ id, count }: { id: number; count: number }) {
  return (
    <p className="mt-auto pt-3">
      {count > 0 ? (
        <Link
          href={listingOf({ showroomLocation: [id] })}
          className="inline-flex min-h-11 items-center lg:min-h-0"
        >
          {words.vehiclesStandingHere(vehiclesText(count))}
        </Link>
      ) : (
        <span className="text-faint">{words.noVehiclesOnSale}</span>
      )}
    </p>
  )
}

const REACH = 'flex min-h-11 items-center hover:text-link hover:underline lg:min-h-0'

function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className="flex min-h-11 items-center gap-2.5 text-soft lg:min-h-7">
      <Icon name={icon} size={16} className="shrink-0 text-faint" />
      <span className="min-w-0 whitespace-pre-line">{children}</span>
    </p>
  )
}

/** A link to somebody else's site, which learns nothing of where the reader came from. */
function Outward({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={words.opensAnotherSite(label)}
      className={REACH}
    >
      {children}
    </a>
  )
}

/** Whether somebody is there now, by the clock of the place; nothing where hours or clock are not understood. */
function OpenNow({ showroom, now }: Pick<CardProps, 'showroom' | 'now'>) {
  const hours = readOpeningHours(showroom.openingHours)
  const clock = hours && placeClock(showroom, now)
  if (!hours || !clock) return null
  const state = openStateAt(hours, clock)
  const localTime = `(${DAY_NAMES[clock.day]} ${clockText(clock.minutes)} there)`
  if (state.isOpen)
    return (
      <p className="my-2 text-soft">
        <strong className="font-semibold text-green">{words.openNow}</strong> until {clockText(state.until)}{' '}
        {localTime}
      </p>
    )
  return (
    <p className="my-2 text-soft">
      <strong className="font-semibold text-slate">{words.closedNow}</strong>
      {state.opens && `, opens ${opensText(state.opens, clock)}`} {localTime}
    </p>
  )
}

/** 'at 9:00' today, 'tomorrow at 9:00', 'on Monday at 9:00'. */
function opensText(next: WallClock, clock: WallClock): string {
  const days = (next.day - clock.day + 7) % 7
  const isToday = days === 0 && next.minutes > clock.minutes
  const day = isToday ? '' : days === 1 ? 'tomorrow ' : `on ${DAY_NAMES[next.day]} `
  return `${day}at ${clockText(next.minutes)}`
}
