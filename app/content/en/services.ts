import { readServices } from '../service-files.ts'

/**
 * The services, one file each in `services/`, and the generic page `/service/service-details`, what all of them have in
 * common. Links to them: `serviceLinks` in `site-links.ts`.
 */
export const { services, genericService } = readServices('en')
