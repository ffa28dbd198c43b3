/**
 * The value of a record's own key, or a fallback. The key may be anything, such as part of an address; inherited
 * names such as `constructor` do not count.
 */
export function ownOr<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
  fallback: NoInfer<Value>,
): Value {
  // `hasOwn` has checked that there is a value.
  return Object.hasOwn(record, key) ? (record[key] as Value) : fallback
}
