import { isUtf8 } from 'node:buffer'
import { describe, expect, test } from 'vitest'
import { ENCODINGS, type Encoding, encodingNamed } from '@/kernel/files/encodings'
import { markedEncoding } from './decode-to-utf8'
import { detectEncoding } from './detect-encoding'

const bytes = (text: string, encoding: BufferEncoding) => Buffer.from(text, encoding)

/** The bytes of a text, by what each pair of them means in the encoding. */
const tables = new Map<Encoding, Map<string, number[]>>()
function tableOf(encoding: Encoding): Map<string, number[]> {
  const known = tables.get(encoding)
  if (known) return known
  const [table, decoder] = [new Map<string, number[]>(), new TextDecoder(encoding)]
  const add = (...some: number[]) => {
    const text = decoder.decode(new Uint8Array(some))
    if ([...text].length === 1 && text !== '\uFFFD' && !table.has(text)) table.set(text, some)
  }
  for (let high = 0; high < 256; high += 1) add(high)
  if (!encoding.startsWith('windows'))
    for (let high = 0x81; high < 256; high += 1) for (let low = 0x40; low < 256; low += 1) add(high, low)
  tables.set(encoding, table)
  return table
}
const encoded = (text: string, encoding: Encoding) =>
  Buffer.from([...text].flatMap((sign) => tableOf(encoding).get(sign) ?? []))

const detected = (head: Buffer) => detectEncoding(head, markedEncoding(head), isUtf8(head))

describe('the characters', () => {
  test.each([
    ['what the mark says', bytes('a,b', 'utf8'), 'utf-16be', true, 'utf-16be'],
    ['UTF-8', bytes('a,ü', 'utf8'), null, true, 'utf-8'],
    ['no UTF-8', bytes('a,\u00fc', 'latin1'), null, false, 'windows-1252'],
    ['UTF-16 without a mark', bytes('make,model', 'utf16le'), null, true, 'utf-16le'],
    ['the same the other way round', bytes('make,model', 'utf16le').swap16(), null, true, 'utf-16be'],
    ['nothing', bytes('', 'utf8'), null, true, 'utf-8'],
  ] as const)('%s', (_, head, marked, utf8, encoding) => {
    expect(detectEncoding(head, marked, utf8)).toBe(encoding)
  })
})

const ROWS = 'Make,Model,Price,Note\n'.concat('Toyota,Vitz,4500,ok\n'.repeat(200))

describe('a file without a mark', () => {
  test.each<[string, Encoding]>([
    ['Марка;Модель;Год;Пробег, км\nТойота;Камри;2017;85000\n', 'windows-1251'],
    [`${ROWS}Toyota,Vitz,4500,белый цвет\n`, 'windows-1251'],
    ['Make,Model,Color\nToyota,Vitz,белый\nNissan,March,чёрный\n', 'windows-1251'],
    ['Марка;Модель;Год;Пробег, км\nТойота;Камри;2017;85000\n', 'koi8-r'],
    [`${ROWS}Toyota,Vitz,4500,белый цвет\n`, 'koi8-r'],
    ['Make,Model,Color\nToyota,Vitz,белый\nNissan,March,чёрный\n', 'koi8-r'],
    ['МАРКА;МОДЕЛЬ;ЦВЕТ\nТОЙОТА;КАМРИ;БЕЛЫЙ\n', 'koi8-r'],
    ['МАРКА;МОДЕЛЬ;ЦВЕТ\nТОЙОТА;КАМРИ;БЕЛЫЙ\n', 'windows-1251'],
    ['メーカー,車名,年式,走行距離,色\nトヨタ,ヴィッツ,H27,85000,白\n', 'shift_jis'],
    ['chassis,make,color\nKSP130-2000001,TOYOTA,白\nK13-400001,NISSAN,黒\n', 'shift_jis'],
    ['ﾒｰｶｰ,ｼｬﾒｲ\nﾄﾖﾀ,ｱｸｱ\n', 'shift_jis'],
    ['メーカー,車名,年式,走行距離,色\nトヨタ,ヴィッツ,H27,85000,白\n', 'euc-jp'],
    ['chassis,make,color\nKSP130-2000001,TOYOTA,白\nK13-400001,NISSAN,黒\n', 'euc-jp'],
    ['品牌,车型,年份,里程,颜色\n丰田,凯美瑞,2017,85000,白色\n', 'gb18030'],
    ['make,model,color\nToyota,Camry,白色\nNissan,Sylphy,黑色\n', 'gb18030'],
    ['Marque;Modèle;Année\nCitroën;C3;2017\n', 'windows-1252'],
    ['Make,Model,Price\nToyota,Vitz,£4500\n', 'windows-1252'],
    ['Make,Model,Price\nToyota,Vitz,€ 4500\n', 'windows-1252'],
    ['Marke;Farbe\nVW;grün\nVW;weiß\n', 'windows-1252'],
    ['Marca,Modelo,Año\nSEAT,León,2015\n', 'windows-1252'],
    ['Marca,Versão,Câmbio,Preço\nVW,Gol,Automático,4000\n', 'windows-1252'],
  ])('%j is %s', (text, encoding) => {
    expect(detected(encoded(text, encoding))).toBe(encoding)
  })
})

test.each<[string, Encoding | undefined]>([
  ['Shift-JIS', 'shift_jis'],
  ['CP1251', 'windows-1251'],
  ['KOI8_R', 'koi8-r'],
  ['latin1', 'windows-1252'],
  ['EUC_JP', 'euc-jp'],
  ['gbk', 'gb18030'],
  ['ebcdic', undefined],
  ...ENCODINGS.map((name) => [name, name] as [string, Encoding]),
])('%s is called %s', (name, encoding) => {
  expect(encodingNamed(name)).toBe(encoding)
})
