/** Next's own page for a URL that nothing answers would go along with every page; here there is none such. */
export default function NotFound() {
  return null
}
