import localFont from 'next/font/local'

// With Unicode ranges a page does not load letters that it does not have, and no two of these overlap.

/**
 * English, figures and prices, in the weights that are used: what nearly every page needs and no more, so it is half as
 * long. Made from the file for `archivoLatin` with fontTools 4.66: `fonttools varLib.instancer … wght=400:700`, then
 * `pyftsubset … --unicodes=<the range below> --layout-features=kern,liga,tnum,ccmp --flavor=woff2`.
 */
export const archivo = localFont({
  src: './typeface/archivo-basic.woff2',
  weight: '400 700',
  variable: '--font-archivo',
  display: 'swap',
  // That of `archivoLatin` follows after all three.
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E,U+00A0,U+00A3,U+00A5,U+00A9,U+00B0,U+00B2-00B3,U+00B7,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2212,U+FEFF',
    },
  ],
})

/** Letters with accents, outside western Europe. */
export const archivoExtended = localFont({
  src: '../../node_modules/@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-archivo-ext',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
})

/** Letters with accents and rarer signs of western Europe. */
export const archivoLatin = localFont({
  src: '../../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-archivo-latin',
  display: 'swap',
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-001F,U+007F-009F,U+00A1-00A2,U+00A4,U+00A6-00A8,U+00AA-00AF,U+00B1,U+00B4-00B6,U+00B8-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-201F,U+2021,U+2023-2025,U+2027-206F,U+2122,U+2191,U+2193,U+2215,U+FFFD',
    },
  ],
})
