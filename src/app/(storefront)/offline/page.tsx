import type { Metadata } from 'next'
import { OfflinePages } from '@/ui/offline/offline-pages'
import { Container } from '@/ui/page-parts'
import * as words from '../words'

export const metadata: Metadata = { title: words.pagesStoredOnThisDevice, robots: { index: false } }

/** What a visitor without a line can still read. The worker caches this page and shows it where there is no copy. */
export default function OfflineAddress() {
  return (
    <Container className="max-w-[48rem] py-10">
      <OfflinePages />
    </Container>
  )
}
