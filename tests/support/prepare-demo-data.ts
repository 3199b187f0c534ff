/** Loads the demo content that browser tests copy, unless it is there: other steps of the tests leave time for that. */
import { prepareDemoData } from './browser-data.ts'

await prepareDemoData()
