'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import type { StoredDestination } from '../queries/list-destinations'
import { DestinationForm } from './destination-form'
import * as words from './destination-words'

/** The button that adds a country, or changes this one. */
export function EditDestination({ destination }: { destination: StoredDestination | null }) {
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const saved = (slug: string) => {
    close()
    if (slug !== destination?.slug) router.push(`/admin/settings/destinations/${slug}`)
  }
  return (
    <>
      <button
        className={destination ? styles.button : styles.primary}
        onClick={() => setOpen(true)}
        type="button"
      >
        {destination ? words.editCountry : words.addDestination}
      </button>
      {open && <DestinationForm destination={destination} onClose={close} onSaved={saved} />}
    </>
  )
}
