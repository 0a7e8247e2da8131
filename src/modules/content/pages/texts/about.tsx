// The text of /about. Change it to tell your own story; the figures and the ports come from the database.
import { Link } from '@/ui/link'
import type { TextPage } from './types'

export const aboutText = (site: string): TextPage => ({
  title: `About ${site}`,
  description: `How ${site} describes used vehicles for export, what a price includes, and how buying one from another country works, step by step.`,
  intro: (
    <p>
      {site} is a marketplace for used vehicles that are bought in one country and driven in another. Every
      vehicle here is at a showroom or yard that you can write to, call or visit.
    </p>
  ),
  sections: [
    {
      id: 'vehicles',
      title: 'How a vehicle is described',
      body: (
        <>
          <p>
            When you buy from far away, you decide by what you read. So each page says what is known, and no
            more:
          </p>
          <ul>
            <li>
              <strong>One price with its term.</strong> CIF, FOB and DDP say how far the price takes the
              vehicle; the terms explain{' '}
              <Link href="/terms-and-conditions#price-terms">what each one covers</Link>. Where no price is
              shown, the showroom quotes one on request.
            </li>
            <li>
              <strong>Every figure with its unit.</strong> Mileage is in miles, with kilometres next to it. If
              it is not known, the page says “not stated”, never zero.
            </li>
            <li>
              <strong>Pictures that say what they are.</strong> A vehicle without photographs is shown as a
              drawing of its body type and colour, and the page says so.
            </li>
            <li>
              <strong>A stock number that never changes.</strong> It looks like KD-000123. Quote it whenever
              you write or call.
            </li>
            <li>
              <strong>A chassis number, partly hidden.</strong> This keeps strangers from using it on forged
              documents. The showroom gives you the full number.
            </li>
            <li>
              <strong>Whether it can still be bought.</strong> Reserved, in auction and sold vehicles are
              marked across the picture. The page of a sold vehicle stays online and shows similar ones.
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
            <strong>Ask.</strong> Each page names the showroom that has the vehicle. Quote the stock number,
            and say which port or town it should go to and when you need it.
          </li>
          <li>
            <strong>Check your country’s rules.</strong> Many limit a vehicle’s age, steering side or
            emissions, and many require an inspection before shipment.
          </li>
          <li>
            <strong>Get it in writing.</strong> A proforma invoice states the chassis number, the amount, the
            price term, the port and the seller’s bank account. Read it before you pay.
          </li>
          <li>
            <strong>Pay into the account on the invoice.</strong> If anyone sends you different bank details
            later, call the showroom on the number on <Link href="/contact-us">the contact page</Link> first.
          </li>
          <li>
            <strong>Receive.</strong> With the bill of lading and the export papers, your clearing agent
            clears the vehicle through customs. Under DDP, the seller does that.
          </li>
        </ol>
      ),
    },
    {
      id: 'not-here',
      title: 'What you will not find here',
      body: (
        <p>
          There are no advertisements and no countdowns to hurry you. Nobody tracks you from page to page; the{' '}
          <Link href="/privacy-policy">privacy policy</Link> says what little we store.
        </p>
      ),
    },
  ],
})
