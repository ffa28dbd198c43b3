import type { Language } from '../lib/language.ts'
import { language as arabic } from './ar/language.ts'
import { language as english } from './en/language.ts'
import { language as french } from './fr/language.ts'

/** The languages of the site, each a folder of words. The first is the one that all others are translated from. */
export const languages: readonly [Language, ...Language[]] = [english, french, arabic]
