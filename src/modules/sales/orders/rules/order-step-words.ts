import type { OrderStatus } from './order-statuses'
import type { OrderStep } from './order-workflow'

/** A step after 'you cannot' and 'only an administrator can'. */
export const STEP_INFINITIVE: Record<OrderStep, string> = {
  confirm: 'confirm it',
  start: 'start it',
  prepare: 'prepare its vehicle',
  makeReady: 'make its vehicle ready',
  offerPickup: 'offer it for pick-up',
  scheduleDelivery: 'schedule its delivery',
  deliver: 'mark it as delivered',
  changeToDelivery: 'change it to delivery',
  changeToPickup: 'change it to pick-up',
  complete: 'complete it',
  takeBack: 'take its vehicle back',
  closeReturn: 'close its return',
  switchVehicle: 'switch its vehicle',
  cancel: 'cancel it',
  cancelLate: 'cancel it',
  cancelByCustomer: 'cancel it yourself any more',
}

type StepWords = {
  /** The button's label. */
  verb: string
  /** The effect, shown beforehand. */
  result: string
}

const TOLD = 'The customer is notified by e-mail.'

/** The steps in words. */
export const ORDER_STEP_WORDS: Record<OrderStep, StepWords> = {
  confirm: { verb: 'Confirm', result: `The vehicle becomes sold. ${TOLD}` },
  start: { verb: 'Start', result: `Work on the order begins. ${TOLD}` },
  prepare: { verb: 'Prepare the vehicle', result: `Preparation and inspection begin. ${TOLD}` },
  makeReady: { verb: 'Mark vehicle ready', result: `The vehicle is ready to go. ${TOLD}` },
  offerPickup: { verb: 'Ready for pick-up', result: `The customer can collect the vehicle. ${TOLD}` },
  scheduleDelivery: { verb: 'Schedule delivery', result: `The vehicle is going to be delivered. ${TOLD}` },
  deliver: { verb: 'Mark delivered', result: `The vehicle has been handed over to the customer. ${TOLD}` },
  changeToDelivery: {
    verb: 'Deliver instead',
    result: `The vehicle is going to be delivered instead of picked up. ${TOLD}`,
  },
  changeToPickup: {
    verb: 'Pick up instead',
    result: `The customer picks the vehicle up instead of having it delivered. ${TOLD}`,
  },
  complete: { verb: 'Complete', result: `The order is closed; it must be paid in full. ${TOLD}` },
  takeBack: {
    verb: 'Take vehicle back',
    result: `The vehicle becomes a draft, to be looked over before it is offered again. ${TOLD}`,
  },
  closeReturn: { verb: 'Close the return', result: `The order is closed as returned. ${TOLD}` },
  switchVehicle: {
    verb: 'Switch vehicle',
    result: `The present vehicle goes back on sale, the new one becomes sold, and a proforma invoice is issued for it at the same price. ${TOLD}`,
  },
  cancel: { verb: 'Cancel order', result: `The order ends, and the vehicle goes back on sale. ${TOLD}` },
  cancelLate: { verb: 'Cancel order', result: `The order ends, and the vehicle goes back on sale. ${TOLD}` },
  cancelByCustomer: { verb: 'Cancel order', result: 'The order ends, and the vehicle goes back on sale.' },
}

/** What an order is after its step, in a sentence. */
const IS: Record<OrderStatus, string> = {
  PENDING_CONFIRMATION: 'awaits confirmation',
  ORDER_CONFIRMED: 'is confirmed',
  IN_PROGRESS: 'is in progress',
  VEHICLE_PREPARATION_INSPECTION: 'is in preparation and inspection',
  VEHICLE_READY: 'has its vehicle ready',
  READY_FOR_PICKUP: 'is ready for pickup',
  DELIVERY_SCHEDULED: 'is scheduled for delivery',
  ORDER_DELIVERED: 'is delivered',
  ORDER_COMPLETED: 'is completed',
  VEHICEL_RETURNED: 'has its vehicle returned',
  ORDER_RETURNED: 'is returned',
  VEHICLE_SWITCHED: 'has another vehicle',
  ORDER_CANCELLED: 'is cancelled',
}

/** What an order has become: 'Order OR-2026-9 is confirmed'. */
export const orderStatusSentence = (number: string, status: OrderStatus): string =>
  `Order ${number} ${IS[status]}`
