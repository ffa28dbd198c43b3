import { testJourneys } from './journeys.ts'
import { webkit } from './webkit-engine.ts'

testJourneys(webkit)
