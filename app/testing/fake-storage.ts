/** Local storage for tests in Node, with the failures of a browser's. */
export class FakeStorage implements Storage {
  readonly #items = new Map<string, string>()
  /** Capacity in characters, keys and values together. */
  capacity = Number.POSITIVE_INFINITY
  /** Accepts writes and drops them. */
  isForgetful = false

  get length() {
    return this.#items.size
  }

  key(index: number) {
    return [...this.#items.keys()][index] ?? null
  }

  getItem(key: string) {
    return this.#items.get(key) ?? null
  }

  setItem(key: string, value: string) {
    if (this.isForgetful) return
    const others = [...this.#items].filter(([name]) => name !== key)
    const used = others.reduce((sum, [name, text]) => sum + name.length + text.length, 0)
    if (used + key.length + value.length > this.capacity) {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    this.#items.set(key, value)
  }

  removeItem(key: string) {
    this.#items.delete(key)
  }

  clear() {
    this.#items.clear()
  }
}
