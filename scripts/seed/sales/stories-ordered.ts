import { deliverUnpaid, file, move, pay, ship } from './order-steps'
import type { Story } from './play-story'
import { accept, offer, request } from './quote-steps'

/** Orders at several stages. The buyers of the first three have written reviews. */
export const ORDERED: readonly Story[] = [
  {
    by: 'customer',
    of: { status: 'SOLD', nth: 0 },
    steps: [
      request(92.4),
      offer(91.6, { share: 0.99, additionalInformation: 'Floor mats and a full tank are included.' }),
      accept(88.5),
      move(88.1, 'ORDER_CONFIRMED'),
      file(85.6, 'PROOF_OF_PAYMENT', 'Transfer of the down payment', ['Sent from Nairobi by bank transfer.']),
      pay(84.9),
      move(84.7, 'IN_PROGRESS'),
      move(80.3, 'VEHICLE_PREPARATION_INSPECTION'),
      pay(77.2),
      move(74.6, 'VEHICLE_READY'),
      file(74.4, 'INSPECTION_CERTIFICATE', 'Inspection certificate', ['Roadworthy. No faults were found.']),
      ship(70.2, { milestone: 'DEPARTED', etd: -71, eta: -48 }),
      file(69.8, 'BILL_OF_LADING', 'Bill of lading', ['Shipped on board Morning Catherine 114W.']),
      ship(40.4, { milestone: 'DELIVERED', etd: -71, eta: -48 }),
      move(36.5, 'ORDER_COMPLETED'),
    ],
  },
  // At sea, paid in instalments: some have come, one is still to come.
  {
    by: 'dealer',
    of: { status: 'SOLD', nth: 1 },
    steps: [
      request(70.3),
      offer(69.5, {
        paymentTerms: 'PAYMENT_IN_INSTALLMENTS',
        numberOfInstallments: 3,
        installmentFrequency: 'EVERY_MONTH',
      }),
      accept(67.2),
      move(66.8, 'ORDER_CONFIRMED'),
      pay(62.4),
      move(62.1, 'IN_PROGRESS'),
      move(55.4, 'VEHICLE_PREPARATION_INSPECTION'),
      move(48.6, 'VEHICLE_READY'),
      pay(38.3),
      file(30.5, 'EXPORT_CERTIFICATE', 'Export certificate', ['Deregistered for export.']),
      move(26.7, 'DELIVERY_SCHEDULED'),
      ship(12.4, { milestone: 'DEPARTED', etd: -13, eta: 11 }),
      pay(8.2),
    ],
  },
  // Delivered, and the balance is late.
  {
    by: 'customer',
    of: { status: 'SOLD', nth: 2 },
    steps: [
      request(52.6),
      offer(51.4, { downPaymentPercentage: 50 }),
      accept(50.5),
      move(50.2, 'ORDER_CONFIRMED'),
      pay(46.4),
      move(46.2, 'IN_PROGRESS'),
      move(40.3, 'VEHICLE_PREPARATION_INSPECTION'),
      move(36.5, 'VEHICLE_READY'),
      ship(33.5, { milestone: 'DEPARTED', etd: -34, eta: -14 }),
      ship(13.6, { milestone: 'ARRIVED', etd: -34, eta: -14 }),
      move(12.4, 'READY_FOR_PICKUP', 'Your agent collects it at the port.'),
      deliverUnpaid(6.3, 'The bank has confirmed that the transfer is on its way.'),
    ],
  },
  // Confirmed: its down payment has not come yet.
  {
    by: 'customer',
    of: { status: 'SOLD', nth: 4 },
    steps: [
      request(9.5),
      offer(8.4),
      accept(4.6),
      move(3.7, 'ORDER_CONFIRMED'),
      file(0.4, 'PROOF_OF_PAYMENT', 'Transfer of the down payment', ['Instructed today.']),
    ],
  },
  { by: 'customer', of: { status: 'RESERVED', nth: 0 }, steps: [request(7.6), offer(6.5), accept(1.2)] },
]
