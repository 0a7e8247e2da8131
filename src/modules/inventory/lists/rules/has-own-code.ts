import { plainCode, readCarCode, vinStart } from './car-code'

/** Whether a number alone identifies the car, even while its digits are still being typed: 'ZRR80-', or a VIN. */
export const hasOwnCode = (text: string): boolean =>
  vinStart(text) !== null || (plainCode(text).includes('-') && readCarCode(text) !== null)
