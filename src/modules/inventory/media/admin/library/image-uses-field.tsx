'use client'
import Link from 'next/link'
import styles from '@/ui/back-office/admin.module.css'
import library from './library.module.css'
import { useImageUses } from './use-image-uses'
import * as words from './words'

type Uses = NonNullable<ReturnType<typeof useImageUses>['uses']>

/** Some of what uses an image, by name. */
export const ListedUses = ({ listed, others }: Pick<Uses, 'listed' | 'others'>) => (
  <ul className={library.uses}>
    {listed.map(({ detail, href, kind, title }) => (
      <li key={href}>
        <Link href={href}>{title}</Link>
        <span className={styles.quiet}>{[kind, detail].filter(Boolean).join(' · ')}</span>
      </li>
    ))}
    {others > 0 && listed.length > 0 && <li className={styles.quiet}>{words.others(others)}</li>}
  </ul>
)

function Body() {
  const { error, isSaved, retry, uses } = useImageUses()
  if (!isSaved) return <p className={styles.quiet}>{words.usedAfterUpload}</p>
  if (error)
    return (
      <div role="alert">
        <p>{error.message}</p>
        <button className={styles.button} onClick={retry} type="button">
          {words.tryAgain}
        </button>
      </div>
    )
  if (!uses) return <p className={styles.quiet}>{words.loadingUses}</p>
  if (uses.words === null) return <p className={styles.quiet}>{words.nothingUsesIt}</p>
  return (
    <>
      <p>{words.usesOf(uses.words)}</p>
      <ListedUses listed={uses.listed} others={uses.others} />
    </>
  )
}

/** Where an image is used, by name as far as the reader may see it. */
export const ImageUsesField = () => (
  <section aria-labelledby="image-uses" className={library.panel}>
    <h2 id="image-uses">{words.usedBy}</h2>
    <Body />
  </section>
)
