/**
 * The value of a record under a key that may be anything, such as a part of an address.
 * What every object inherits, such as `constructor`, is none of its keys.
 */
export function ownOr<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
  fallback: NoInfer<Value>,
): Value {
  // The record has the key, so there is a value under it.
  return Object.hasOwn(record, key) ? (record[key] as Value) : fallback
}
