import { clientPictures } from '~/content/client-pictures'
import type { ClientTestimonial } from '~/content/testimonials'
import { Picture } from '~/ui/picture'
import styles from './voice.module.css'

/** What one client says, large beside the portrait. */
export function Voice({ client }: { client: ClientTestimonial }) {
  return (
    <figure className={styles.voice}>
      {/* Decorates: the name stands beside it. */}
      <Picture
        picture={clientPictures[client.slug]}
        alt=""
        sizes="32vw"
        className={styles.portrait}
      />
      <blockquote className={styles.text}>{client.text}</blockquote>
      <figcaption className={styles.person}>
        <b>{client.name}</b> {client.designation}
      </figcaption>
    </figure>
  )
}
