import { type Issue, issue } from '@/kernel/issue'
import { checkUnits, formatMoney } from '@/kernel/money'

/**
 * What is wrong with what a customer offers for the vehicle: it is finer than the currency of the quote has units, or above
 * the quoted price.
 *
 * @param quotedPrice in major units, as the offer; null where none is known
 */
export function checkCounterOffer(
  currency: string,
  amount: number | null | undefined,
  quotedPrice: number | null,
): Issue[] {
  if (amount != null && quotedPrice !== null && amount > quotedPrice) {
    const price = formatMoney(quotedPrice, currency)
    return [issue('counterOffer', `Your offer cannot be above the quoted price of ${price}`)]
  }
  return checkUnits(currency, [{ path: 'counterOffer', label: 'Your offer', amount }])
}
