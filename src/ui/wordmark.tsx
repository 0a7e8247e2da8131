import { SITE, type SiteIdentity } from '@/kernel/site'

type CharactersProps = { width: number; className?: string }

/** 海道 ("sea road") as a picture, so that no Japanese font is needed; as wide as given, in the text's colour. */
export function Characters({ className = '', width }: CharactersProps) {
  return <span className={`characters ${className}`} style={{ width }} aria-hidden />
}

/** The logo, or the name; the product's own with its characters. */
export function Wordmark({ logo, name }: Pick<SiteIdentity, 'name' | 'logo'>) {
  if (logo) return <Logo logo={logo} name={name} />
  return (
    <span className="inline-flex items-center gap-2.5 whitespace-nowrap">
      <span className="max-w-[60vw] truncate text-20 font-bold tracking-tight">{name}</span>
      {name === SITE.name && <Characters className="shrink-0 text-soft" width={36} />}
    </span>
  )
}

type LogoProps = { logo: NonNullable<SiteIdentity['logo']>; name: string }

/** Both pictures where there are two, and the style sheet shows the one of the theme. */
function Logo({ logo: { dark, light }, name }: LogoProps) {
  const style = 'max-h-10 max-w-48 object-contain object-left'
  if (dark === light) return <img src={light} alt={name} className={style} />
  return (
    <>
      <img src={light} alt={name} className={`${style} dark:hidden`} />
      <img src={dark} alt={name} className={`${style} hidden dark:block`} />
    </>
  )
}
