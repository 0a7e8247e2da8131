/** What somebody requested a quote for, as far as entered; amounts in words. */
export type RequestedQuote = {
  /** Of destination. */
  port: string | null
  /** The address of who receives the vehicle, in lines. */
  consignee: string | null
  /** What a vehicle on demand may cost. */
  budget: string | null
  /** 'Total to Mombasa $10,963': what a vehicle of the stock costs there today. */
  total: string | null
}

/** The figure that an offer is made from, as its customer has seen it at the vehicle. */
export const startsFrom = (total: string): string => `${total}, from which our quote starts`

const inOneLine = (address: string): string =>
  address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ')

/** A request in sentences, as in the mail that confirms it; '' where nothing was entered. */
export const lookedUpText = ({ budget, consignee, port, total }: RequestedQuote): string =>
  [
    port && `Port of destination: ${port}.`,
    consignee && `Consignee (ship to): ${inOneLine(consignee)}.`,
    budget && `Budget: ${budget}.`,
    total && `${startsFrom(total)}.`,
  ]
    .filter(Boolean)
    .join(' ')
