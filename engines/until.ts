/** Timeout for a condition in milliseconds: generous, because three browsers share the machine. */
const patienceMs = 20_000
const pauseMs = 50

/** Polls until there is a result. On timeout, fails with the description. */
export async function until<Result>(
  what: string,
  ask: () => Promise<Result | undefined | false | null>,
): Promise<Result> {
  const end = Date.now() + patienceMs
  for (;;) {
    let cause: unknown
    // A page that is being left cannot be asked.
    const answer = await ask().catch((error) => {
      cause = error
    })
    if (answer !== undefined && answer !== false && answer !== null) return answer
    if (Date.now() > end)
      throw new Error(`Waited ${patienceMs / 1000} s in vain for ${what}`, { cause })
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
