import { testJourneys } from './journeys.ts'
import { firefox } from './puppeteer-engines.ts'

testJourneys(firefox)
