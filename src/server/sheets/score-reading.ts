import type { Encoding } from '@/kernel/files/encodings'

/** Signs that stand in Japanese lists of vehicles. */
const JAPANESE =
  '車台番号年式初度登録月日型類別区分指定排気量走行距離色白黒銀赤青灰緑茶紫黄金紺真珠燃料軽油変速機駆動左右席乗定員評価点価格円万税込込総額支払店舗在庫場所港横浜名古屋大阪神戸東京日産本田三菱鈴木備考装備修復歴有無検査証長幅高重さ馬力輸入前後全塗装内外'
/** Signs that stand in Chinese ones. */
const CHINESE =
  '车架号年份月日型类里程颜色白黑银红蓝灰绿棕紫黄金燃料汽柴油变速箱自动手驱左右座价格元万店库存地港丰田本日产马自达三菱铃木奔驰宝大众现代起亚备注配置品牌名称系排量长宽高重发机号码上牌公厂国产进口动力新旧况'

const isIn = (signs: string) => {
  const set = new Set(signs)
  return (sign: string): boolean => set.has(sign)
}
const [isJapanese, isChinese] = [isIn(JAPANESE), isIn(CHINESE)]

/** Cyrillic words in one case, or with a capital at their beginning. */
const CYRILLIC = /[А-ЯЁ]?[а-яё]{2,}|[А-ЯЁ]{2,}/g
/** Letters with accents among others, and the signs of prices and measures. */
const LATIN = /(?<=[a-z])[à-öø-ÿß](?![À-ÿ]{2})|[À-ÖØ-öø-ÿ](?=[a-z])|[€£¥°²³½’“”–—·](?![À-ÿ])/gi

const lettersIn = (text: string, words: RegExp): number => (text.match(words) ?? []).join('').length

const KANA = /[\u3041-\u30FF]/
const HALF_KANA = /[\uFF66-\uFF9F]{2,}/g

function japaneseSigns(text: string): number {
  const signs = [...text].filter((sign) => KANA.test(sign) || isJapanese(sign)).length
  return signs + lettersIn(text, HALF_KANA) / 2
}

const cyrillicLetters = (text: string): number => lettersIn(text, CYRILLIC)

const COUNTS: Readonly<Partial<Record<Encoding, (text: string) => number>>> = {
  'windows-1251': cyrillicLetters,
  'koi8-r': cyrillicLetters,
  'windows-1252': (text) => lettersIn(text, LATIN),
  shift_jis: japaneseSigns,
  'euc-jp': japaneseSigns,
  gb18030: (text) => [...text].filter(isChinese).length,
}

/** How much of what is not ASCII reads as text in the languages of an encoding: 0 nothing, 1 all of it. */
export function scoreReading(text: string, encoding: Encoding): number {
  const foreign = text.replaceAll(/\p{ASCII}/gu, '').length
  return foreign === 0 ? 0 : Math.min(1, (COUNTS[encoding]?.(text) ?? 0) / foreign)
}
