/** A link of ours whose token opens something for whoever follows it. */
const TOKEN = /([#?&](?:amp;)?token=)([\w-]+(?:\.[\w-]+)*)/g
const HAS_TOKEN = /[#?&]token=[\w-]/

/** A text of an e-mail with the tokens of its links left out, as staff read it. */
export const veilLinks = (text: string): string => text.replace(TOKEN, '$1…')

/** The links with a token in a plain text, each once, with what their tokens are. */
export const linksIn = (text: string): { address: string; token: string }[] =>
  [
    ...new Set(
      text
        .split(/\s+/)
        .map(addressIn)
        .filter((word) => HAS_TOKEN.test(word)),
    ),
  ].map((address) => ({
    address,
    token: [...address.matchAll(TOKEN)][0]?.[2] ?? '',
  }))

/** A word from where an address begins in it; '' where none does. */
function addressIn(word: string): string {
  const at = word.search(/https?:\/\//)
  return at < 0 ? '' : word.slice(at)
}
