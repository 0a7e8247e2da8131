import { expect, test } from 'vitest'
import { deviceInWords } from './device-in-words'

test.each([
  [
    'Mozilla/5.0 (Linux; Android 13; TECNO) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['Opera/9.80 (Android; Opera Mini/36.2/191; U; en) Presto/2.12 Version/12.16', 'Opera on Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1',
    'Safari on iOS',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/130.0', 'Firefox on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'A device with Linux'],
  ['curl/8.0', 'Another device'],
  ['', 'Another device'],
])('%s is %s', (agent, words) => {
  expect(deviceInWords(agent)).toBe(words)
})
