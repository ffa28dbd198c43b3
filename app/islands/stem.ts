/** The name of an island or behaviour: its file's name up to the first dot. */
export function stemOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).split('.')[0] ?? ''
}
