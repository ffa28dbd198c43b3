/** Whether the visitor has asked for less data; false where the browser can't tell. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
