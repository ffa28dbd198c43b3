/** A language of the site: `language` of each folder of words. */
export type Language = {
  /** As in `<html lang>`. */
  code: 'en' | 'fr' | 'ar'
  direction: 'ltr' | 'rtl'
  /** What its addresses begin with, after the site's base path. */
  prefix: '' | '/fr' | '/ar'
  /** In the language itself. */
  name: string
  /** BCP 47, for names of months and weekdays and for search engines. */
  locale: `${string}-${string}`
  /**
   * One line in this language for visitors whose browser prefers it, on a page in another one. English is for everybody
   * else, and is not offered.
   */
  offer?: { link: string; dismiss: string }
}
