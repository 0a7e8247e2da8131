import { toMoney } from '@/kernel/money'
import { isPriceType } from '@/modules/inventory/vehicles/rules/price-type'
import { type SumInWords, sumInWords } from '@/modules/sales/quotes/rules/offer/offer-sum-texts'

/** What an order comes to; amounts in major units. */
export type OrderAmounts = {
  currency: string
  priceType: string | null
  price: number
  deliveryCharges: number
  total: number
  portName: string | null
}

/** The total of an order with what it covers, and the bare price, in the words of its quote. */
export const orderSum = ({
  currency,
  deliveryCharges,
  portName,
  price,
  priceType,
  total,
}: OrderAmounts): SumInWords =>
  sumInWords(
    { subtotal: toMoney(price, currency), total: toMoney(total, currency) },
    {
      priceType: isPriceType(priceType) ? priceType : null,
      port: portName,
      hasDelivery: deliveryCharges > 0,
    },
  )
