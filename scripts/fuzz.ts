/** How many cases every property test tries: a hundred beside the other tests, ten thousand in `npm run fuzz`. */
import fc from 'fast-check'

fc.configureGlobal({ numRuns: import.meta.env.MODE === 'fuzz' ? 10_000 : 100 })
