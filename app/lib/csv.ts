/**
 * A table for spreadsheets: RFC 4180, every cell in quotes, UTF-8 with the byte order mark by which Excel knows it. No
 * cell is run as a formula, see `inertCell`.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) =>
    cells.map((cell) => `"${inertCell(cell).replaceAll('"', '""')}"`).join(','),
  )
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/**
 * A spreadsheet runs a cell that begins with `=`, `+`, `-` or `@` (also as wide as a Chinese character) as a formula. An
 * apostrophe before it makes it text. The same holds after a semicolon, a tab or a line's end: where Excel separates by
 * semicolons, as it does in French, it ends a cell there in spite of the quotes.
 */
function inertCell(text: string): string {
  return text.replaceAll(/(^|[;\t\r\n])([\s"'\p{C}]*)(?=[=+\-@＝＋－＠])/gu, "$1$2'")
}
