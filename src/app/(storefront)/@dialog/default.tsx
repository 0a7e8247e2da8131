/** Nothing lies over a page that nobody asked to sign in from. */
export default function NoDialog() {
  return null
}
