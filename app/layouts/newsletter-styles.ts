import contactStyles from '~/sections/contact-info.module.css'
import footStyles from '~/sections/form-foot.module.css'
import formStyles from '~/sections/newsletter-form.module.css'
import fieldStyles from '~/ui/field.module.css'
import statusStyles from '~/ui/form-status.module.css'

/** The style modules of the newsletter and the contact details, for the deferred parts that both stand in. */
export const newsletterStyles = [contactStyles, formStyles, footStyles, fieldStyles, statusStyles]
