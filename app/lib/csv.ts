/**
 * A CSV file for spreadsheets: RFC 4180, every cell quoted, UTF-8 with the byte order mark that Excel needs. No cell
 * runs as a formula, see `inertCell`.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) =>
    cells.map((cell) => `"${inertCell(cell).replaceAll('"', '""')}"`).join(','),
  )
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/**
 * Prevents formula injection. A spreadsheet runs a cell that begins with `=`, `+`, `-` or `@` (full-width forms too)
 * as a formula; an apostrophe before it makes it text. The same applies after a semicolon, a tab or a line break:
 * where Excel separates by semicolons, as it does in French, it ends a cell there in spite of the quotes.
 */
function inertCell(text: string): string {
  return text.replaceAll(/(^|[;\t\r\n])([\s"'\p{C}]*)(?=[=+\-@＝＋－＠])/gu, "$1$2'")
}
