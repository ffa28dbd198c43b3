/** The labels of a record, with the number of articles for each. */
export function countedKeys(
  labels: Readonly<Record<string, string>>,
  find: (key: string) => readonly unknown[],
) {
  return Object.entries(labels).map(([key, label]) => ({ key, label, count: find(key).length }))
}
