import type { genericService, ServiceSlug, ServiceText } from './services.ts'

type TextSlug = ServiceSlug | typeof genericService.slug

/** Lazy import of each service's long text: a page loads only its own. */
export const serviceTexts: Record<TextSlug, () => Promise<{ text: ServiceText }>> = {
  'ui-ux-design': () => import('./services/ui-ux-design.ts'),
  'reactjs-development': () => import('./services/reactjs-development.ts'),
  'digital-marketing': () => import('./services/digital-marketing.ts'),
  technology: () => import('./services/technology.ts'),
  consultancy: () => import('./services/consultancy.ts'),
  'creative-design': () => import('./services/creative-design.ts'),
  'service-details': () => import('./services/service-details.ts'),
}
