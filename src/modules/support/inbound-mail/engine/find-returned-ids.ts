/** A report repeats the headers of what it is about; they are near its beginning. */
const SEARCHED = 400_000
const MESSAGE_ID = /^message-id:[ \t]{0,10}(<[^<>\s]{3,250}>)/gim

/** Message-IDs that an e-mail names in its parts: of ours, which a report says could not be delivered. */
export const findReturnedIds = (raw: Buffer): string[] =>
  [...raw.subarray(0, SEARCHED).toString('latin1').matchAll(MESSAGE_ID)].map(([, id]) => id ?? '')
