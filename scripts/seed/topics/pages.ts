import {
  paragraph,
  points,
  section,
  steps,
  type WrittenText,
  written,
} from '@/modules/content/topics/data/build-first-texts'
import type { FooterColumn } from '@/modules/content/topics/rules/topic-page'

/** A page of the demo; `below` is the route of the page that it is listed below. */
type DemoPage = {
  route: string
  title: string
  excerpt: string
  metaDescription: string
  footerColumn: FooterColumn
  position: number
  showInHeader: boolean
  below?: string
  content: WrittenText
}

type Block = ReturnType<typeof section>

const block = (blockType: string, id: string, fields: object): Block => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id, blockName: '', blockType, ...fields },
})

/** Questions with their answers. */
const questions = (title: string, ...items: [question: string, answer: string][]): Block => {
  const name = title.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  return block('questions', `questions-${name}`, {
    title,
    items: items.map(([question, answer], at) => ({ id: `${name}-${at + 1}`, question, answer })),
  })
}

const HOW_TO_BUY: DemoPage = {
  route: 'how-to-buy',
  title: 'How to buy',
  excerpt:
    'From the first question to the day you collect the vehicle at your port: what happens when, and what you need.',
  metaDescription:
    'How to buy a used vehicle for export: choose a port, compare FOB, CIF and DDP prices, accept a proforma invoice, pay by bank transfer and receive the papers.',
  footerColumn: 'buying',
  position: 10,
  showInHeader: true,
  content: written(
    section('find', 'Find a vehicle'),
    paragraph(
      '[Search the list](/vehicles) by make, model, year, price and more. Choose your port under “Deliver to”, and each price is also shown as a total to that port where the freight is known.',
    ),
    points(
      '**FOB** covers the vehicle and loading it on board at the port of loading. Freight and insurance are yours.',
      '**CIF** covers freight and insurance to the port that is named as well.',
      '**DDP** covers everything up to delivery, import duty included.',
    ),
    paragraph(
      'Compare prices of one type only. What each of them includes is in the [terms](/terms-and-conditions#price-terms).',
    ),
    block('vehicles', 'newest', { title: 'Newest arrivals', search: '', count: '4' }),
    section('offer', 'Get an offer'),
    steps(
      'Open the page of the vehicle and request a quote, or ask the showroom first. You need an account for this, which is free.',
      'The showroom answers with an offer: a proforma invoice with the chassis number, the price and its type, the port, what delivery costs, how long it is valid, and when to pay how much.',
      'Negotiate if you like. Each new offer is a new proforma invoice; only the latest one counts.',
      'Accept it in your account while it is valid. The vehicle is then yours to pay: nobody else can buy it, and your order begins.',
    ),
    paragraph(
      'If you need time to decide, reserve the vehicle. That is free: once the showroom confirms it, the vehicle is held until the time shown under your reservations.',
    ),
    section('pay', 'Pay'),
    paragraph(
      'Payment is by bank transfer, into the account that your order and the proforma invoice name. Compare both before you pay, and upload your proof of payment to the order. The showroom records what has arrived, and you get a receipt for it.',
    ),
    section('ship', 'Shipping and papers'),
    steps(
      'If your country requires an inspection before shipment, it is done now. Which ones do is under the rules of each country; your clearing agent knows the details.',
      'The vehicle is booked, loaded and shipped. Your order shows the stage that it has reached, the vessel and the expected dates, which ports and weather may change.',
      'The papers are in your order: the invoice, the export papers and the bill of lading.',
      'Your clearing agent clears the vehicle through customs. Under DDP the seller does that.',
    ),
    block('showrooms', 'where', { title: 'Where the vehicles are', country: '' }),
    block('call-to-action', 'search', {
      title: 'Ready to look?',
      text: 'Every vehicle is at a showroom that you can write to, call or visit.',
      label: 'Search all vehicles',
      to: '/vehicles',
    }),
  ),
}

const FAQ: DemoPage = {
  route: 'faq',
  title: 'Questions and answers',
  excerpt: 'What buyers want to know before they order a vehicle from another country.',
  metaDescription:
    'Answers about used vehicles for export: prices by FOB, CIF and DDP, proforma invoices, bank transfers, inspections, shipping, papers, cancelling and refunds.',
  footerColumn: 'buying',
  position: 11,
  showInHeader: true,
  below: 'how-to-buy',
  content: written(
    questions(
      'Prices',
      [
        'What does the price include?',
        'That depends on its type. FOB covers the vehicle and loading it on board at the port of loading, CIF freight and insurance to the named port as well, and DDP everything up to delivery with import duty. None of them includes the transfer fee of your bank.',
      ],
      [
        'Why is there no total to my port?',
        'A total needs a freight rate to your port for a vehicle of that size. Where there is none yet, request a quote: the showroom works it out for you.',
      ],
      [
        'Can I negotiate?',
        'Yes. Answer an offer with a counter-offer. The showroom accepts it, makes another offer, or holds to its own.',
      ],
    ),
    questions(
      'Ordering and paying',
      [
        'What is a proforma invoice?',
        'The offer in writing: chassis number, price, price type, port, the days on which payments are due, and the bank account. It is not yet an invoice for something you owe; it becomes binding when you accept it while it is valid.',
      ],
      [
        'How can I pay?',
        'By bank transfer, into the account that both your order and the proforma invoice name. If anybody sends you other bank details, call the showroom before you pay.',
      ],
      [
        'How do I know that a proforma invoice is genuine?',
        'Each one has a code. It opens a page of this site that shows what the invoice should say. Compare the account holder and the amount with it.',
      ],
      [
        'How do I know that my payment has arrived?',
        'Upload your proof of payment to the order. When the money has arrived, the showroom records it and the receipt is in your order.',
      ],
      [
        'Can I cancel my order?',
        'Until the showroom has confirmed it, yes, in your account and at once. After that you can ask for it there, and the showroom decides.',
      ],
    ),
    questions(
      'Shipping and import',
      [
        'How long does shipping take?',
        'It depends on ports and sailings. Your order shows the vessel and the expected dates as soon as the vehicle is booked. They are estimates.',
      ],
      [
        'Is my vehicle inspected before it is shipped?',
        'Yes, if your country requires it. Many countries also limit age, left- or right-hand drive and emissions. Check the rules of your country before you buy.',
      ],
      [
        'Which papers do I get?',
        'The invoice, the export papers and the bill of lading, with which your clearing agent clears the vehicle through customs.',
      ],
      [
        'Can I change the port after I have ordered?',
        'Ask the showroom. If it can be done, you get a new proforma invoice that names the new port.',
      ],
    ),
    block('form', 'inquiry', {
      title: 'Your question is not here?',
      text: 'Write what you are looking for, or what you would like to know.',
      form: 'inquiry',
    }),
  ),
}

const REFUNDS: DemoPage = {
  route: 'refund-policy',
  title: 'Refunds',
  excerpt: 'What you get back when an order is cancelled or a vehicle returned, and how.',
  metaDescription:
    'Refunds for used vehicles: what is paid back when an order is cancelled or a vehicle is returned, how to cancel, and where the refund is recorded.',
  footerColumn: 'rules',
  position: 20,
  showInHeader: false,
  content: written(
    section('cancel', 'Cancelling an order'),
    points(
      '**Before the showroom has confirmed it,** you can cancel an order in your account at any time.',
      '**After that,** you can ask for it there. The showroom answers and tells you what happens next.',
      '**The seller** can cancel an order too, for example when a payment has not arrived by the day it was due. The reason is written in the order.',
    ),
    section('amount', 'What you get back'),
    paragraph(
      'When an order is cancelled or the vehicle is returned, nothing more is due, and your order shows what is to be refunded: what has arrived from you, less what has already been refunded. Costs that you agreed to in writing may be deducted, as the [terms](/terms-and-conditions#contract) say.',
    ),
    points(
      'A reservation costs nothing, so there is nothing to refund when it ends.',
      'We cannot refund your bank’s fees.',
      'For an order that is completed, the seller may refund a part of the price as goodwill.',
    ),
    section('how', 'How it is paid'),
    paragraph(
      'Refunds are made by bank transfer. The showroom may need details of your account; it asks for them in your order’s messages, never by a message from elsewhere. Once it is recorded, the refund is listed among the payments of your order.',
    ),
    section('damage', 'A vehicle that is not as described'),
    paragraph(
      'Inspect the vehicle when you collect it. Note damage on the papers before you sign, take photographs, and write to the seller at once, in your order’s messages. What you are entitled to is in your contract and in the law of your country; this page takes nothing of that away.',
    ),
    block('contact', 'contact', { title: 'Talk to us', text: 'Have your order number at hand.' }),
  ),
}

/** The pages of the demo in the order in which they are created: those above others first. */
export const DEMO_PAGES: readonly DemoPage[] = [HOW_TO_BUY, FAQ, REFUNDS]
