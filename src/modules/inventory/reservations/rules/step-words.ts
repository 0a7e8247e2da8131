import type { CustomerStep, ReservationStep, StaffStep } from './reservation-workflow'

/** What was done to a reservation, shown after a step. */
export const STEP_DONE: Record<ReservationStep, string> = {
  confirm: 'confirmed',
  reject: 'rejected',
  release: 'released',
  withdraw: 'withdrawn',
  giveUp: 'withdrawn',
  expire: 'ended',
  convert: 'used for an order',
}

type StaffWords = {
  /** The button's label. */
  verb: string
  /** The effect, shown beforehand. */
  result: string
  /** The description in the API documentation. */
  summary: string
}

/** The staff decisions in words. */
export const STAFF_STEP_WORDS: Record<StaffStep, StaffWords> = {
  confirm: {
    verb: 'Confirm',
    result:
      'The vehicle becomes reserved: nobody else can buy it until the reservation ends. The customer is notified by e-mail.',
    summary: 'Confirm a request: the vehicle is reserved for the customer',
  },
  reject: {
    verb: 'Reject',
    result: 'The request is removed from the queue. The customer is notified by e-mail.',
    summary: 'Reject a request',
  },
  release: {
    verb: 'Release',
    result:
      'The reservation ends now, and the vehicle goes back on sale. The customer is notified by e-mail.',
    summary: 'End a reservation early',
  },
}

type CustomerWords = {
  /** The label of the button that requires confirmation. */
  offer: string
  /** What the customer loses. */
  warning: string
  /** The label of the confirming button. */
  verb: string
}

/** The ways for a customer to end a reservation, in words. */
export const CUSTOMER_STEP_WORDS: Record<CustomerStep, CustomerWords> = {
  withdraw: {
    offer: 'Withdraw the request',
    warning: 'You will lose your place in the queue: a new request goes to the end.',
    verb: 'Withdraw',
  },
  giveUp: {
    offer: 'Give up the reservation',
    warning: 'The vehicle goes back on sale at once.',
    verb: 'Give it up',
  },
}
