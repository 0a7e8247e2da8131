import { buttonStyle } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { PlainLink } from '@/ui/link'
import * as words from '../../words'
import { type ShowroomContact, showroomChatHref } from '../detail/showroom-contact-hrefs'

type InquireProps = {
  /** What is looked for, in words. */
  query: string
  /** The search's whole URL. */
  url: string
  /** Where it can be requested in writing. */
  inquiryHref: string
  showrooms: readonly ShowroomContact[]
}

const messageOf = (query: string, url: string): string =>
  `Hello,\n\nI am looking for a vehicle: ${query}.\nNothing on your site matches at the moment. Could you find one for me?\n${url}\n`

const enc = encodeURIComponent

/** A letter to a showroom with the search in it. */
const letterHref = (email: string, message: string): string =>
  `mailto:${enc(email).replaceAll('%40', '@')}?subject=${enc(words.lookingForVehicle)}&body=${enc(message)}`

const LINK = 'inline-flex min-h-11 items-center gap-1.5 px-2 font-medium text-link hover:underline'

/** What is not on offer can be looked for: the search goes to a showroom as a message. */
export function RequestOnDemand({ query, url, inquiryHref, showrooms }: InquireProps) {
  const message = messageOf(query, url)
  const reachable = showrooms.filter(({ email, phone }) => email || showroomChatHref(phone, message))
  return (
    <section aria-labelledby="ask-for-it" className="mt-6 rounded-card border border-line bg-surface p-5">
      <h2 id="ask-for-it" className="text-20">
        {words.requestIt}
      </h2>
      <p className="mt-1 max-w-text text-14 text-soft">{words.ourShowroomsAlsoBuy}</p>
      <p className="mt-3">
        <PlainLink href={inquiryHref} rel="nofollow" className={buttonStyle()}>
          {words.requestSearch}
        </PlainLink>
      </p>
      {reachable.length > 0 && (
        <>
          <p className="mt-4 text-14 text-soft">{words.orContactOneOfThem}</p>
          <ul className="mt-3 grid gap-x-8 text-14 md:grid-cols-2">
            {reachable.map((showroom) => (
              <Showroom key={showroom.id} showroom={showroom} message={message} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Showroom({ showroom, message }: { showroom: ShowroomContact; message: string }) {
  const { showroomName, city, country, email, phone } = showroom
  const chat = showroomChatHref(phone, message)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-1.5">
      <span className="min-w-0 grow basis-36">
        {showroomName}
        <span className="block text-13 text-faint">{`${city}, ${country}`}</span>
      </span>
      <span className="-mx-2 flex shrink-0">
        {email && (
          <a
            href={letterHref(email, message)}
            aria-label={words.emailShowroomName(showroomName)}
            className={LINK}
          >
            <Icon name="mail" size={16} />
            {words.email}
          </a>
        )}
        {chat && (
          <a
            href={chat}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={words.whatsAppShowroomName(showroomName)}
            className={LINK}
          >
            <Icon name="message-circle" size={16} />
            {words.whatsApp}
          </a>
        )}
      </span>
    </li>
  )
}
