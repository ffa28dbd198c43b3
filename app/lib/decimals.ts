/**
 * A number in figures, such as `4.5` or `+3.40`, with the decimal sign of a language: French and Arabic write a comma.
 * For what is rendered with the site only: a browser's first number format takes 50 ms on a phone.
 */
export function inDecimals(figures: string, locale: string = __LANGUAGE__.locale): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5)
  return figures.replace('.', parts.find(({ type }) => type === 'decimal')?.value ?? '.')
}
