import { type FirstPage, facts, paragraph, points, section, steps, written } from './build-first-texts'

/** The first version of /about. Its figures and ports are those of the site on the day that it is read. */
export const ABOUT: FirstPage = {
  route: 'about',
  title: 'About {companyName}',
  excerpt:
    '{companyName} is a marketplace for used vehicles that are bought in one country and driven in another. Every vehicle here is at a showroom or yard that you can write to, call or visit.',
  metaDescription:
    'How {companyName} describes used vehicles for export, what a price includes, and how buying one from another country works, step by step.',
  footerColumn: null,
  position: null,
  changed: '2026-11-22',
  content: written(
    facts('figures'),
    section('vehicles', 'How a vehicle is described'),
    paragraph(
      'When you buy from far away, you decide by what you read. So each page says what is known, and no more:',
    ),
    points(
      '**One price with its term.** CIF, FOB and DDP say how far the price takes the vehicle; the terms explain [what each one covers](/terms-and-conditions#price-terms). Where no price is shown, the showroom quotes one on request.',
      '**Every figure with its unit.** Mileage is in miles, with kilometres next to it. If it is not known, the page says “not stated”, never zero.',
      '**Pictures that say what they are.** A vehicle without photographs is shown as a drawing of its body type and colour, and the page says so.',
      '**A stock number that never changes.** It looks like KD-000123. Quote it whenever you write or call.',
      '**A chassis number, partly hidden.** This keeps strangers from using it on forged documents. The showroom gives you the full number.',
      '**Whether it can still be bought.** Reserved, in auction and sold vehicles are marked across the picture. The page of a sold vehicle stays online and shows similar ones.',
    ),
    section('buying', 'How buying works'),
    steps(
      '**Find.** [Search the list](/vehicles) and compare prices only where their terms are the same.',
      '**Ask.** Each page names the showroom that has the vehicle. Quote the stock number, and say which port or town it should go to and when you need it.',
      '**Check your country’s rules.** Many limit a vehicle’s age, steering side or emissions, and many require an inspection before shipment.',
      '**Get it in writing.** A proforma invoice states the chassis number, the amount, the price type, the port and the seller’s bank account. Read it before you pay.',
      '**Pay into the account on the invoice.** If anyone sends you different bank details later, call the showroom on the number on [the contact page](/contact-us) first.',
      '**Receive.** With the bill of lading and the export papers, your clearing agent clears the vehicle through customs. Under DDP, the seller does that.',
    ),
    section('not-here', 'What you will not find here'),
    paragraph(
      'There are no advertisements and no countdowns to hurry you. Nobody tracks you from page to page; the [privacy policy](/privacy-policy) says what little we store.',
    ),
    section('ports', 'Ports of destination'),
    facts('ports'),
  ),
}
