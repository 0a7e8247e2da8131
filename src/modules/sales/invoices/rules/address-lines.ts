/** Addresses on an invoice wrap after so many characters. */
export const ADDRESS_WIDTH = 60

/** Cuts a word that is too long for a line, and addresses of scripts that have no spaces. */
function pieces(word: string, width: number): string[] {
  const letters = [...word]
  const count = Math.max(1, Math.ceil(letters.length / width))
  return Array.from({ length: count }, (_, index) =>
    letters.slice(index * width, (index + 1) * width).join(''),
  )
}

function wrapLine(line: string, width: number): string[] {
  const lines: string[] = []
  for (const word of line.split(/\s+/).filter(Boolean)) {
    for (const piece of pieces(word, width)) {
      const last = lines.at(-1)
      const joined = last === undefined ? piece : `${last} ${piece}`
      if (last === undefined || [...joined].length > width) lines.push(piece)
      else lines[lines.length - 1] = joined
    }
  }
  return lines
}

/** An address in lines of at most 60 characters, broken between words where there are any. */
export const addressLines = (address: string, width = ADDRESS_WIDTH): string[] =>
  address.split(/\r?\n/).flatMap((line) => wrapLine(line, width))

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** An address with its city and country, each unless the address names it already. */
export function wholeAddress(address: string | null, ...places: readonly (string | null)[]): string {
  const parts = (address ?? '').split(/[,\n]/).map(plain)
  const missing = places.filter((place) => place !== null && !parts.includes(plain(place)))
  return [address?.trim(), ...missing].filter(Boolean).join(', ')
}
