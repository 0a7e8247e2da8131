import type { BannerConfig } from '@/modules/content/sliders/rules/banner-config'
import { bannerWithDefaults } from '@/modules/content/sliders/rules/banner-defaults'

/** On the home page: words on a gradient alone, which costs a reader nothing. */
export const STOCK_BANNER: BannerConfig = bannerWithDefaults({
  width: 1_440,
  height: 480,
  backgroundColor: '#13203a',
  gradientOverlay: {
    enabled: true,
    type: 'linear',
    direction: 'to right',
    colors: [
      { color: '#13203a', stop: 0 },
      { color: '#245a8c', stop: 100 },
    ],
    opacity: 1,
  },
  textElements: [
    {
      id: 'stocktop',
      tag: 'h2',
      text: 'Every vehicle with its price to your port',
      fontSize: 52,
      fontWeight: 600,
      x: 8,
      y: 16,
      width: 62,
      height: 28,
      phone: { x: 6, y: 8, width: 88, height: 34, fontSize: 28 },
    },
    {
      id: 'stocktxt',
      text: 'Choose a port once, and compare totals instead of prices: vehicle, freight and insurance.',
      fontSize: 22,
      lineHeight: 1.4,
      x: 8,
      y: 47,
      width: 50,
      height: 18,
      phone: { x: 6, y: 44, width: 88, height: 28, fontSize: 16 },
    },
  ],
  linkElements: [
    {
      id: 'stocklnk',
      label: 'See the vehicles',
      href: '/vehicles',
      x: 8,
      y: 72,
      width: 16,
      height: 12,
      phone: { x: 6, y: 78, width: 50, height: 13 },
    },
  ],
})

/** Above the page "How to buy", over the harbour. */
export const buyingBanner = (picture: string): BannerConfig =>
  bannerWithDefaults({
    width: 1_440,
    height: 360,
    phone: { height: 260 },
    backgroundImage: picture,
    gradientOverlay: {
      enabled: true,
      direction: 'to right',
      colors: [
        { color: '#13203a', stop: 30 },
        { color: '#13203a99', stop: 100 },
      ],
      opacity: 0.9,
    },
    textElements: [
      {
        id: 'buyingtx',
        text: 'Find it, agree on a price,\nfollow it to your port.',
        fontSize: 44,
        fontWeight: 600,
        x: 8,
        y: 22,
        width: 60,
        height: 34,
        phone: { x: 6, y: 12, width: 88, height: 40, fontSize: 26 },
      },
    ],
    linkElements: [
      {
        id: 'buyinglk',
        label: 'Search all vehicles',
        href: '/vehicles',
        variant: 'secondary',
        x: 8,
        y: 66,
        width: 16,
        height: 15,
        phone: { x: 6, y: 70, width: 54, height: 18 },
      },
    ],
  })
