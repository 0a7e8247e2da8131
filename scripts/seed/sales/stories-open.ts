import type { Story } from './play-story'
import { haggle, message, offer, request } from './quote-steps'

/** Quotes that somebody still has to answer. */
export const OPEN: readonly Story[] = [
  { by: 'customer', of: { status: 'PUBLISHED', nth: 0 }, steps: [request(0.2)] },
  {
    by: 'dealer',
    of: { status: 'PUBLISHED', nth: 1 },
    steps: [
      request(3.4),
      message(3.3, 'buyer', 'Please quote CIF Mombasa. If the price is right, I will take two of these.'),
      message(2.2, 'seller', 'Ask Yokohama whether the second one has its papers yet.', true),
    ],
  },
  {
    by: 'customer',
    of: { status: 'PUBLISHED', nth: 2 },
    steps: [
      request(6.1),
      offer(5.2, {
        share: 0.98,
        paymentTerms: 'PAYMENT_IN_INSTALLMENTS',
        numberOfInstallments: 4,
        installmentFrequency: 'EVERY_MONTH',
        additionalInformation: 'The price includes new wiper blades and a spare key.',
      }),
    ],
  },
  {
    by: 'dealer',
    of: { status: 'PUBLISHED', nth: 3 },
    steps: [
      request(12.6),
      offer(11.5, {
        currency: 'JPY',
        priceType: 'FOB',
        deliveryUsd: 0,
        downPaymentPercentage: 100,
        validDays: 14,
      }),
    ],
  },
  // The customer's wish waits for an answer.
  {
    by: 'customer',
    of: { status: 'PUBLISHED', nth: 4 },
    steps: [
      request(14.4),
      offer(13.7),
      haggle(1.9, 'I can pay half of it at once. Could you come down with the price for that?', {
        contactMethod: 'phone',
        contactTime: 'evening',
        hasBudgetLimits: true,
        budgetDetails: 'My limit is what I have saved; I do not want a loan.',
        share: 0.92,
        responseTimeframe: 'within_24_hours',
        decisionTimeframe: 'this_week',
      }),
      message(
        1.8,
        'buyer',
        'I have just told you what I would like changed. You can reach me on WhatsApp, too.',
      ),
    ],
  },
  // Twice negotiated: the last offer is with the dealer.
  {
    by: 'dealer',
    of: { status: 'PUBLISHED', nth: 5 },
    steps: [
      request(21.3),
      offer(20.5),
      haggle(
        18.2,
        'My own clearing agent collects it at the port. I only need it shipped, and a better price.',
        {
          customizationOptions: ['delivery_options', 'other_requirements'],
          hasBudgetLimits: true,
          budgetDetails: 'I sell it on in Mombasa and need a margin of 800 dollars.',
          share: 0.9,
        },
      ),
      offer(17.1, { share: 0.96, deliveryUsd: 1_300, priceType: 'CIF' }),
      message(16.9, 'seller', 'We have taken off the cost of inland delivery.'),
      haggle(15.2, 'Closer. With new tyres before shipping, I would take it today.', {
        customizationOptions: ['vehicle_features_accessories', 'delivery_timeline'],
        share: 0.93,
        decisionTimeframe: 'this_week',
      }),
      offer(14.3, {
        share: 0.94,
        deliveryUsd: 1_300,
        estimateDelivery: 'CUSTOM_TIMELINE',
        customTimeline: 'Next sailing, about five weeks',
        additionalInformation: 'Four new tyres are fitted before shipping.',
      }),
    ],
  },
  // Once negotiated, with taxes, in shillings.
  {
    by: 'customer',
    of: { status: 'PUBLISHED', nth: 6 },
    steps: [
      request(24.2),
      offer(23.4, {
        currency: 'KES',
        priceType: 'DDP',
        isTaxApplied: true,
        vatPercentage: 16,
        withholdingTaxPercentage: 0,
      }),
      haggle(9.6, 'Please extend the warranty to twelve months and tell me what that costs.', {
        customizationOptions: ['warranty_service_plans'],
        responseTimeframe: 'within_a_week',
        decisionTimeframe: 'within_a_month',
      }),
      offer(8.2, {
        currency: 'KES',
        priceType: 'DDP',
        isTaxApplied: true,
        vatPercentage: 16,
        withholdingTaxPercentage: 0,
        share: 1.03,
        additionalInformation: 'Twelve months of warranty on engine and gearbox are included.',
      }),
    ],
  },
]
