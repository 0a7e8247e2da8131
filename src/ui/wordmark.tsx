type CharactersProps = { width: number; className?: string }

/** 海道 ("sea road") as a picture, so that no Japanese font is needed; as wide as said, in the text's colour. */
export function Characters({ className = '', width }: CharactersProps) {
  return <span className={`characters ${className}`} style={{ width }} aria-hidden />
}

/** The name with its characters. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 whitespace-nowrap">
      <span className="text-20 font-bold tracking-tight">Kaido</span>
      <Characters className="shrink-0 text-soft" width={36} />
    </span>
  )
}
