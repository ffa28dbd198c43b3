import type { CollectionPage } from 'schema-dts'
import { pageUrl } from './page-url'
import { pageData } from './structured-page'

/** A page that lists others, in its order. */
export function collectionData(
  name: string,
  path: `/${string}`,
  items: readonly { name: string; path: `/${string}` }[],
): CollectionPage {
  return {
    '@type': 'CollectionPage',
    ...pageData(name, path),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: item.name,
        url: pageUrl(item.path),
      })),
    },
  }
}
