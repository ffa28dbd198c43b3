import type { PluralForms } from '../lib/plural.ts'

/** A line of a headline. */
type Line = { text: string; voice?: string; reveal?: string }

/** What is the same in every language: addresses, keys, and how a text is set. */
type Setting = 'anchor' | 'href' | 'id' | 'network' | 'reveal' | 'slug' | 'src' | 'voice'

/**
 * The same words in another language: every key of the English ones and no other, lists of the same length, other
 * strings. A headline has lines of its own, because words of another length break elsewhere, and a text with a number
 * has the forms of its language.
 */
export type Translation<English> = English extends string
  ? string
  : English extends readonly (infer Item extends Line)[]
    ? Exclude<keyof Item, keyof Line> extends never
      ? readonly { text: string; voice?: 'counter'; reveal?: 'width' }[]
      : { readonly [Key in keyof English]: Translation<English[Key]> }
    : English extends PluralForms
      ? PluralForms
      : English extends object
        ? {
            readonly [Key in keyof English]: Key extends Setting
              ? English[Key]
              : Translation<English[Key]>
          }
        : English
