/** Number of cases for every property test: a hundred in a normal run, ten thousand in `npm run fuzz`. */
import fc from 'fast-check'

fc.configureGlobal({ numRuns: import.meta.env.MODE === 'fuzz' ? 10_000 : 100 })
