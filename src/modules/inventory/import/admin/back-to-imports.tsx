import Link from 'next/link'
import * as words from './words'

/** The way back to the list of imports. */
export const BackToImports = () => <Link href="/admin/inventory/import">{words.allImports}</Link>
