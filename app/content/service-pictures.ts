import type { Picture } from '../lib/picture.ts'
import type { genericService, ServiceSlug } from './en/services.ts'
import {
  consultancy,
  creativeDesign,
  digitalMarketing,
  reactjsDevelopment,
  studio,
  technology,
  uiUxDesign,
} from './pictures/services.ts'

const pictures: Record<ServiceSlug | typeof genericService.slug, Picture> = {
  'ui-ux-design': uiUxDesign,
  'reactjs-development': reactjsDevelopment,
  'digital-marketing': digitalMarketing,
  technology,
  consultancy,
  'creative-design': creativeDesign,
  'service-details': studio,
}

/** Picture of each service; the general service page shows the meeting room. */
export function servicePicture(slug: keyof typeof pictures): Picture {
  return pictures[slug]
}
