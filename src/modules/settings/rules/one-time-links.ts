/** A link of ours whose token opens something for whoever follows it. */
const TOKEN = /([#?&](?:amp;)?token=)([\w-]+(?:\.[\w-]+)*)/g
const ADDRESS = /https?:\/\/\S+[#?&]token=[\w-]+\S*/g

/** A text of an e-mail with the tokens of its links left out, as staff read it. */
export const veilLinks = (text: string): string => text.replace(TOKEN, '$1…')

/** The links with a token in a plain text, each once, with what their tokens are. */
export const linksIn = (text: string): { address: string; token: string }[] =>
  [...new Set(text.match(ADDRESS))].map((address) => ({
    address,
    token: [...address.matchAll(TOKEN)][0]?.[2] ?? '',
  }))
