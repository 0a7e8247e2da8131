const SYSTEMS: readonly [RegExp, string][] = [
  [/iPad|iPhone|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** The order matters: most browsers also name others that they want to pass for. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Opera Mini|OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UCBrowser\//, 'UC Browser'],
  [/YaBrowser\//, 'Yandex Browser'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/CriOS\/|Chrome\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const firstOf = (list: readonly [RegExp, string][], text: string): string | undefined =>
  list.find(([pattern]) => pattern.test(text))?.[1]

/** A user agent in readable form: 'Chrome on Android', 'Firefox on Windows', or 'Another device'. */
export function deviceInWords(userAgent: string): string {
  const [browser, system] = [firstOf(BROWSERS, userAgent), firstOf(SYSTEMS, userAgent)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? (system ? `A device with ${system}` : 'Another device')
}
