import { notFound } from 'next/navigation'

/** Every address that nothing else answers gets the storefront's own "not found". */
export default function UnknownAddress() {
  notFound()
}
