// The text of /terms-and-conditions. It describes how a marketplace for exported vehicles usually works and how this
// software behaves. Have a lawyer of your country read it before you trade under it, and change `changed` with it.

import {
  PRICE_TERMS,
  PRICE_TYPE_NAMES,
  PRICE_TYPES,
  type PriceType,
} from '@/modules/inventory/vehicles/rules/price-type'
import { Link } from '@/ui/link'
import { companiesText } from './companies'
import type { SiteFacts, TextPage } from './types'

type TermFacts = { included: string; yours: string; risk: string }

const TERM_FACTS: Record<PriceType, TermFacts> = {
  FOB: {
    included: 'The vehicle, transport to the port of departure, export clearance and loading onto the ship.',
    yours: 'Sea freight, insurance for the voyage, and everything after arrival.',
    risk: 'Passes to you once the vehicle is on board at the port of departure.',
  },
  CIF: {
    included:
      'All that FOB includes, the sea freight to the port of destination, and insurance for the voyage.',
    yours:
      'Unloading and port charges where the freight does not include them, import clearance, duty and taxes, and transport from the port.',
    risk: 'Passes to you once the vehicle is on board at the port of departure; the insurance covers the voyage from there.',
  },
  DDP: {
    included:
      'The vehicle at the agreed place in your country, with freight, import clearance, duty and taxes paid.',
    yours: 'Unloading at that place, and registration in your name.',
    risk: 'Passes to you when the vehicle is ready for you at the agreed place.',
  },
}

const ORDER: readonly PriceType[] = ['FOB', 'CIF', 'DDP']

function PriceTermTable() {
  return ORDER.filter((code) => PRICE_TYPES.includes(code)).map((code) => (
    <section key={code} aria-labelledby={`term-${code}`}>
      <h3 id={`term-${code}`}>
        {code}, {PRICE_TYPE_NAMES[code].toLowerCase()}
      </h3>
      <p>{PRICE_TERMS[code]}</p>
      <dl>
        <dt>In the price</dt>
        <dd>{TERM_FACTS[code].included}</dd>
        <dt>Paid by you on top</dt>
        <dd>{TERM_FACTS[code].yours}</dd>
        <dt>Risk</dt>
        <dd>{TERM_FACTS[code].risk}</dd>
      </dl>
    </section>
  ))
}

export const termsText = ({ companies, site }: SiteFacts): TextPage => ({
  title: 'Terms and conditions',
  description: `The terms of ${site}: what a listing is, what an FOB, CIF or DDP price includes, when a contract is made, and what the buyer is responsible for.`,
  changed: '2026-11-22',
  intro: (
    <p>
      These are the rules for using this site and for buying a vehicle that is listed on it. They are meant to
      be read. Anything you agree in writing with a seller takes precedence over these terms.
    </p>
  ),
  sections: [
    {
      id: 'sellers',
      title: 'Who you deal with',
      body: (
        <>
          {companies.length > 0 && <p>Vehicles on this site are offered by {companiesText(companies)}.</p>}
          <p>
            Each vehicle’s page names the showroom that has it. The company behind that showroom is the
            seller; <Link href="/contact-us">its address and phone number</Link> are on the contact page. The
            contract is between you and that company.
          </p>
        </>
      ),
    },
    {
      id: 'listings',
      title: 'What a listing is',
      body: (
        <>
          <p>
            A listing invites you to enquire. It is not yet an offer that binds the seller, because several
            people, in more than one country, may enquire about the same vehicle at once.
          </p>
          <ul>
            <li>
              A vehicle marked reserved is being kept for another buyer; one in auction is sold to the highest
              bidder.
            </li>
            <li>Until a contract is made, a vehicle may be sold or withdrawn, or its price may change.</li>
            <li>
              An obvious mistake, such as a price with a digit missing, binds nobody. The seller will tell you
              as soon as they notice it.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'price-terms',
      title: 'What a price covers',
      body: (
        <>
          <p>
            Prices are in US dollars. Each one carries a term that says how far it takes the vehicle. The
            terms mean what they mean in the Incoterms 2020 rules of the International Chamber of Commerce,
            unless your contract says otherwise. In plain words:
          </p>
          <PriceTermTable />
          <p>
            None of the three includes your bank’s transfer fee, the storage a port charges when a vehicle is
            not collected in time, or modifications that your country’s rules require. A CIF or DDP price that
            names no port differs from buyer to buyer: ask for the price to yours.
          </p>
        </>
      ),
    },
    {
      id: 'condition',
      title: 'The condition of a vehicle',
      body: (
        <>
          <p>
            All vehicles are used. They are sold as described on their page, in their papers and as found by
            your inspection, with the wear to be expected for their age and mileage.
          </p>
          <ul>
            <li>Mileage is what the odometer or the papers showed when the vehicle was taken in.</li>
            <li>
              A condition grade is the opinion of whoever inspected the vehicle. Ask for the inspection sheet
              it is based on.
            </li>
            <li>
              Dimensions and weights come from the vehicle’s papers or from the data for its model code;
              freight is charged by what is measured at the port.
            </li>
            <li>A drawing shows a body type and a colour, not the vehicle itself.</li>
            <li>
              You may inspect a vehicle before you buy, or have it inspected at your cost. Say so before you
              pay.
            </li>
          </ul>
          <p>If something on a page is decisive for you, ask the seller to confirm it in the contract.</p>
        </>
      ),
    },
    {
      id: 'contract',
      title: 'From enquiry to contract',
      body: (
        <>
          <ol>
            <li>You ask the showroom about a vehicle by its stock number.</li>
            <li>
              The seller makes an offer in writing: the chassis number of the vehicle, the amount, currency,
              price term and port, how long the offer is valid, and how to pay.
            </li>
            <li>The contract is made when you accept that offer in writing while it is valid.</li>
          </ol>
          <p>
            Reserving a vehicle on its page is free and makes no contract for either side. It asks the
            showroom to hold the vehicle; once the showroom confirms it, nobody else can buy it until the time
            shown under your reservations. Then it goes back on sale automatically. You may give it up sooner.
          </p>
          <p>
            A vehicle is kept for you as long as the offer says. If the first payment does not arrive by then,
            the seller may offer it to others and will refund what you have paid, less any costs you agreed to
            in writing.
          </p>
        </>
      ),
    },
    {
      id: 'payment',
      title: 'Paying safely',
      body: (
        <ul>
          <li>Pay by bank transfer to the account on the invoice, which is in the seller’s own name.</li>
          <li>
            Never pay a private individual, with gift cards or on the strength of a chat message, whoever
            asks.
          </li>
          <li>
            If the bank details change along the way, call the showroom on the number on{' '}
            <Link href="/contact-us">the contact page</Link> before you pay.
          </li>
          <li>Ownership passes when the full price has arrived, unless the contract says otherwise.</li>
        </ul>
      ),
    },
    {
      id: 'import',
      title: 'Your country’s rules',
      body: (
        <p>
          Whether a vehicle may be imported and registered where you live is for you to find out before you
          buy: its age, steering side and emissions, an inspection before shipment, and what duty it costs.
          Sellers help with what they know, but they do not decide and cannot promise what an authority will
          do.
        </p>
      ),
    },
    {
      id: 'shipping',
      title: 'Shipping and papers',
      body: (
        <>
          <p>
            Sailing dates are estimates; ports and weather change them. The seller sends you the bill of
            lading, the invoice and the export papers as the contract says, usually once the full price has
            arrived.
          </p>
          <p>
            Inspect the vehicle when you collect it. Note any damage on the papers before you sign, take
            photographs, and write to the seller at once: insurers and carriers set short deadlines.
          </p>
        </>
      ),
    },
    {
      id: 'site',
      title: 'Using this site',
      body: (
        <ul>
          <li>Anyone may browse, free of charge and without an account.</li>
          <li>An account is personal. Keep the password to yourself.</li>
          <li>Do not try to break in, and do not load pages so fast that others have to wait.</li>
          <li>
            Texts and pictures belong to those who made them. You may share and link to pages as you like, but
            not offer the vehicles as your own.
          </li>
          <li>The site may be unavailable at times; we do not guarantee uninterrupted service.</li>
        </ul>
      ),
    },
    {
      id: 'liability',
      title: 'When something goes wrong',
      body: (
        <p>
          Write to the showroom first; most problems are solved there. Which law applies and where disputes
          are heard is stated in the contract for the vehicle. Nothing on this page takes away a right that
          the law of your country gives you, or limits liability that the law does not allow to be limited.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      body: (
        <p>
          When these terms change, the date above changes with them. A contract remains subject to the terms
          in force on the day it was made.
        </p>
      ),
    },
  ],
})
