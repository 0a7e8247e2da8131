/** A page's breadcrumbs for search engines. */
export function breadcrumbJsonLd(crumbs: { label: string; href?: string }[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href && `${origin}${href}`,
    })),
  }
}
