/** How long a condition may take, in milliseconds: generous, as three browsers share the machine with other work. */
const patienceMs = 20_000
const pauseMs = 50

/** Asks again and again until the answer is there. Fails with what was waited for. */
export async function until<Result>(
  what: string,
  ask: () => Promise<Result | undefined | false | null>,
): Promise<Result> {
  const end = Date.now() + patienceMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined && answer !== false && answer !== null) return answer
    if (Date.now() > end) throw new Error(`Waited ${patienceMs / 1000} s in vain for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
