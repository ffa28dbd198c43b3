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
}
