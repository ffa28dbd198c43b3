import { notice } from './shared.ts'

/**
 * A workflow that publishes to GitHub Pages. That host sends no custom headers: the content policy inside the pages
 * applies there, the rest of `securityHeaders` does not. It answers unknown ids with `404.html`.
 */
export function githubPagesConfig() {
  return `# ${notice}
#
# Goes to .github/workflows/pages.yml. Set ADMIN_PASSWORD_HASH as a secret of the repository, and in its settings
# let Pages be published by GitHub Actions. The address, and with it the path of a project's site, comes from there.

name: Publish to GitHub Pages

on:
  push:
    branches: [main]

permissions:
  contents: read
  pages: write
  id-token: write

concurrency:
  group: pages
  cancel-in-progress: true

jobs:
  publish:
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: \${{ steps.publish.outputs.page_url }}
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
          cache: npm
      - run: npm ci
      - id: pages
        uses: actions/configure-pages@v5
      - run: npm run build
        env:
          SITE_URL: \${{ steps.pages.outputs.base_url }}
          ADMIN_PASSWORD_HASH: \${{ secrets.ADMIN_PASSWORD_HASH }}
      - run: touch build/client/.nojekyll
      - uses: actions/upload-pages-artifact@v3
        with:
          path: build/client
      - id: publish
        uses: actions/deploy-pages@v4
`
}
