// The text of /about. Change it to tell your own story; the figures and the ports come from the database.
import { Link } from '@/ui/link'
import type { TextPage } from './types'

export const aboutText = (site: string): TextPage => ({
  title: `About ${site}`,
  description: `How ${site} describes used vehicles for export, what a price includes, and how buying one from another country works, step by step.`,
  intro: (
    <p>
      {site} is a marketplace for used vehicles that are bought in one country and driven in another. Every
      vehicle here stands in a showroom or yard that you can write to, ring or visit.
    </p>
  ),
  sections: [
    {
      id: 'vehicles',
      title: 'How a vehicle is described',
      body: (
        <>
          <p>
            Buying from far away, you decide by what is written. So a page says what is known, and no more:
          </p>
          <ul>
            <li>
              <strong>One price with its term.</strong> CIF, FOB and DDP say how far the price takes the
              vehicle; <Link href="/terms-and-conditions#price-terms">what each one covers</Link> is written
              down. Where no price is shown, the showroom gives it on request.
            </li>
            <li>
              <strong>Every figure with its unit.</strong> Mileage is in miles with kilometres beside it. A
              mileage that nobody entered is called “not stated”, never zero.
            </li>
            <li>
              <strong>Pictures that say what they are.</strong> A vehicle without photographs is shown as a
              drawing of its body type and colour, and the page says so.
            </li>
            <li>
              <strong>A stock number for good.</strong> It looks like KD-000123 and never changes. Quote it
              whenever you write or call.
            </li>
            <li>
              <strong>A chassis number, partly hidden.</strong> This keeps strangers from misusing it for
              documents of their own. The showroom gives you the full number.
            </li>
            <li>
              <strong>Whether it can still be bought.</strong> Reserved, in auction and sold are written
              across the picture. The page of a sold vehicle stays online and shows similar ones.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'buying',
      title: 'How buying works',
      body: (
        <ol>
          <li>
            <strong>Find.</strong> <Link href="/vehicles">Search the list</Link> and compare prices only where
            their terms are the same.
          </li>
          <li>
            <strong>Ask.</strong> Each page names the showroom that has the vehicle. Give the stock number,
            the port or town it should go to, and when you need it.
          </li>
          <li>
            <strong>Check your country’s rules.</strong> Many limit the age of a vehicle, the side of its
            steering wheel or its emissions, and many ask for an inspection before it is shipped.
          </li>
          <li>
            <strong>Get it in writing.</strong> A proforma invoice names the vehicle by its chassis number,
            the amount, the term, the port and the bank account of the seller. Read it before you pay.
          </li>
          <li>
            <strong>Pay the account on the invoice.</strong> If anyone sends you different bank details later,
            call the showroom on the number on <Link href="/contact-us">the contact page</Link> first.
          </li>
          <li>
            <strong>Receive.</strong> With the bill of lading and the export papers your clearing agent brings
            the vehicle through customs. Under DDP the seller does that.
          </li>
        </ol>
      ),
    },
    {
      id: 'not-here',
      title: 'What you do not find here',
      body: (
        <p>
          There are no advertisements and no countdowns to hurry you. Nobody tracks you from page to page; the{' '}
          <Link href="/privacy-policy">privacy policy</Link> says what little is kept.
        </p>
      ),
    },
  ],
})
