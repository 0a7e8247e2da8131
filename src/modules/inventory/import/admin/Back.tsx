import Link from 'next/link'

/** The way back to the list of imports. */
export const Back = () => <Link href="/admin/inventory/import">‹ All imports</Link>
