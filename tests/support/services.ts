import { pino } from 'pino'
import type { Services } from '#server/services.ts'
import { testOrigin } from './api.ts'
import { openTestMedia } from './media-ports.ts'
import { memoryFiles } from './memory-files.ts'
import { testAccounts } from './test-accounts.ts'

type OtherServices = Omit<Services, 'database' | 'changes'>

/** What the application needs besides the database: pictures that are never drawn, and a log that nobody reads. */
export function buildServices(given: Partial<OtherServices> = {}): OtherServices {
  return {
    dropPages: () => {},
    logger: pino({ level: 'silent' }),
    publicOrigin: testOrigin,
    shopOrigin: 'https://shop.example',
    trackingScripts: {},
    clientDir: null,
    files: memoryFiles(),
    media: openTestMedia(),
    figures: { find: () => Promise.resolve(null) },
    shareImages: { find: () => Promise.resolve(null) },
    drawsAhead: false,
    isDemo: false,
    accounts: testAccounts,
    hasStyleguide: false,
    isProxyTrusted: false,
    mode: 'test',
    clock: () => new Date(),
    ...given,
  }
}
