import { type FirstPage, facts, paragraph, points, section, steps, written } from './build-first-texts'

/**
 * The first version of /terms-and-conditions: how a marketplace for exported vehicles usually works, and how this software
 * behaves. A lawyer of the company's country reads it before the company trades under it.
 */
export const TERMS: FirstPage = {
  route: 'terms-and-conditions',
  title: 'Terms and conditions',
  excerpt:
    'These are the rules for using this site and for buying a vehicle that is listed on it. They are meant to be read. Anything you agree in writing with a seller takes precedence over these terms.',
  metaDescription:
    'The terms of {companyName}: what a listing is, what an FOB, CIF or DDP price includes, when a contract is made, and what the buyer is responsible for.',
  footerColumn: 'rules',
  position: 0,
  changed: '2026-11-27',
  content: written(
    section('sellers', 'Who you deal with'),
    paragraph('Vehicles on this site are offered by {companies}.'),
    paragraph(
      'Each vehicle’s page names the showroom that has it. The company behind that showroom is the seller; [its address and phone number](/contact-us) are on the contact page. The contract is between you and that company.',
    ),
    section('listings', 'What a listing is'),
    paragraph(
      'A listing invites you to inquire. It is not yet an offer that binds the seller, because several people, in more than one country, may inquire about the same vehicle at once.',
    ),
    points(
      'A vehicle marked reserved is being kept for another buyer; one in auction is sold to the highest bidder.',
      'Until a contract is made, a vehicle may be sold or withdrawn, or its price may change.',
      'An obvious mistake, such as a price with a digit missing, binds nobody. The seller will tell you as soon as they notice it.',
    ),
    section('price-terms', 'What a price covers'),
    paragraph(
      'Prices are in US dollars, unless a quote names another currency. Each one has a price type that says how far it takes the vehicle. The price types mean what they mean in the Incoterms 2020 rules of the International Chamber of Commerce, unless your contract says otherwise. In plain words:',
    ),
    facts('price-terms'),
    paragraph(
      'None of the three includes your bank’s transfer fee, the storage a port charges when a vehicle is not collected in time, or modifications that your country’s rules require. A CIF or DDP price that names no port differs from buyer to buyer: ask for the price to yours.',
    ),
    section('condition', 'The condition of a vehicle'),
    paragraph(
      'All vehicles are used. They are sold as described on their page, in their papers and as found by your inspection, with the wear to be expected for their age and mileage.',
    ),
    points(
      'Mileage is what the odometer or the papers showed when the vehicle was taken in.',
      'A condition grade is the opinion of whoever inspected the vehicle. Ask for the inspection sheet it is based on.',
      'Dimensions and weights come from the vehicle’s papers or from the data for its model code; freight is charged by what is measured at the port.',
      'A drawing shows a body type and a colour, not the vehicle itself.',
      'You may inspect a vehicle before you buy, or have it inspected at your cost. Say so before you pay.',
    ),
    paragraph('If something on a page is decisive for you, ask the seller to confirm it in the contract.'),
    section('contract', 'From inquiry to contract'),
    steps(
      'You ask the showroom about a vehicle by its stock number.',
      'The seller makes an offer in writing: the chassis number of the vehicle, the amount, currency, price type and port, how long the offer is valid, and how to pay.',
      'The contract is made when you accept that offer in writing while it is valid.',
    ),
    paragraph(
      'Reserving a vehicle on its page is free and makes no contract for either side. It asks the showroom to hold the vehicle; once the showroom confirms it, nobody else can buy it until the time shown under your reservations. Then it goes back on sale automatically. You may give it up sooner.',
    ),
    paragraph(
      'A vehicle is kept for you as long as the offer says. If the first payment does not arrive by then, the seller may offer it to others and will refund what you have paid, less any costs you agreed to in writing.',
    ),
    section('payment', 'Paying safely'),
    points(
      'Pay by bank transfer, and only into the account that your order page, the proforma invoice and the page behind its code all name. Compare the account holder with that page before you pay.',
      'The account holder need not be the company that sells: where they differ, the proforma invoice says who sells and to whom payments go.',
      'Never pay a private individual, with gift cards or on the strength of a chat message, whoever asks.',
      'If the bank details change along the way, call the showroom on the number on [the contact page](/contact-us) before you pay.',
      'Ownership passes when the full price has arrived, unless the contract says otherwise.',
    ),
    section('import', 'Your country’s rules'),
    paragraph(
      'Whether a vehicle may be imported and registered where you live is for you to find out before you buy: its age, steering side and emissions, an inspection before shipment, and what duty it costs. Sellers help with what they know, but they do not decide and cannot promise what an authority will do.',
    ),
    section('shipping', 'Shipping and papers'),
    paragraph(
      'Sailing dates are estimates; ports and weather change them. The seller sends you the bill of lading, the invoice and the export papers as the contract says, usually once the full price has arrived.',
    ),
    paragraph(
      'Inspect the vehicle when you collect it. Note any damage on the papers before you sign, take photographs, and write to the seller at once: insurers and carriers set short deadlines.',
    ),
    section('site', 'Using this site'),
    points(
      'Anyone may browse, free of charge and without an account.',
      'An account is personal. Keep the password to yourself.',
      'Do not try to break in, and do not load pages so fast that others have to wait.',
      'Texts and pictures belong to those who made them. You may share and link to pages as you like, but not offer the vehicles as your own.',
      'The site may be unavailable at times; we do not guarantee uninterrupted service.',
    ),
    section('liability', 'When something goes wrong'),
    paragraph(
      'Write to the showroom first; most problems are solved there. Which law applies and where disputes are heard is stated in the contract for the vehicle. Nothing on this page takes away a right that the law of your country gives you, or limits liability that the law does not allow to be limited.',
    ),
    section('changes', 'Changes to these terms'),
    paragraph(
      'When these terms change, the date above changes with them. A contract remains subject to the terms in force on the day it was made.',
    ),
  ),
}
