import { testJourneys } from './journeys.ts'
import { chromium } from './puppeteer-engines.ts'

testJourneys(chromium)
