/** A link of ours whose token grants access to anyone who follows it. */
const TOKEN = /([#?&](?:amp;)?token=)([\w-]+(?:\.[\w-]+)*)/g
const HAS_TOKEN = /[#?&]token=[\w-]/

/** The text of an e-mail with its links' tokens removed, as shown to staff. */
export const redactOneTimeLinks = (text: string): string => text.replace(TOKEN, '$1…')

/** The links with a token in a plain text, without duplicates, with the purposes of their tokens. */
export const linksIn = (text: string): { address: string; token: string }[] =>
  [
    ...new Set(
      text
        .split(/\s+/)
        .map(urlIn)
        .filter((word) => HAS_TOKEN.test(word)),
    ),
  ].map((address) => ({
    address,
    token: [...address.matchAll(TOKEN)][0]?.[2] ?? '',
  }))

/** A word from the beginning of an address in it; '' if there is none. */
function urlIn(word: string): string {
  const at = word.search(/https?:\/\//)
  return at < 0 ? '' : word.slice(at)
}
