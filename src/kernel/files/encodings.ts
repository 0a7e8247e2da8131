/** The character encodings that files are read in, by their names on the web. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1251',
  'koi8-r',
  'shift_jis',
  'euc-jp',
  'gb18030',
] as const
export type Encoding = (typeof ENCODINGS)[number]

/** What people call them. */
export const ENCODING_NAMES: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 (little endian)',
  'utf-16be': 'UTF-16 (big endian)',
  'windows-1252': 'Windows-1252 (Western European)',
  'windows-1251': 'Windows-1251 (Cyrillic)',
  'koi8-r': 'KOI8-R (Cyrillic)',
  shift_jis: 'Shift-JIS (Japanese)',
  'euc-jp': 'EUC-JP (Japanese)',
  gb18030: 'GB18030 (Chinese)',
}

/** Other names of an encoding, without hyphens and blanks, that maps and commands may use. */
const OTHER_NAMES: Readonly<Record<string, Encoding>> = {
  cp1252: 'windows-1252',
  latin1: 'windows-1252',
  iso88591: 'windows-1252',
  cp1251: 'windows-1251',
  koi8: 'koi8-r',
  sjis: 'shift_jis',
  cp932: 'shift_jis',
  windows31j: 'shift_jis',
  gbk: 'gb18030',
  gb2312: 'gb18030',
  utf16: 'utf-16le',
}

const bare = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** The encoding of this name, in any spelling; undefined if it is none that can be read. */
export const encodingNamed = (name: string): Encoding | undefined =>
  ENCODINGS.find((one) => bare(one) === bare(name)) ?? OTHER_NAMES[bare(name)]
