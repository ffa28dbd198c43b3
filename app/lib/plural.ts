import { fillIn } from './fill-in.ts'

/**
 * A text that depends on a number, in the forms of its language: English and French have `one` and `other`, Arabic all
 * six. `other` stands for a form that is missing. A form for zero is used in every language, for "No article".
 */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/**
 * Chooses the form for a number and fills in its `{count}`.
 *
 * @param values for the form's other names, or for `count` if it has to look different
 */
export function fillInCount(
  forms: PluralForms,
  count: number,
  values: Readonly<Record<string, string>> = {},
  locale: string = __LANGUAGE__.locale,
): string {
  return fillIn(formFor(forms, count, locale), { count: String(count), ...values })
}

function formFor(forms: PluralForms, count: number, locale: string): string {
  if (count === 0 && forms.zero !== undefined) return forms.zero
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other
}
