import { pino } from 'pino'
import type { Services } from '#server/start/services.ts'
import { testOrigin } from './api.ts'
import { openTestMedia } from './media-services.ts'
import { memoryFiles } from './memory-files.ts'
import { testAccounts } from './test-accounts.ts'
import { testFallback } from './test-fallback.ts'

type OtherServices = Omit<Services, 'database' | 'changes'>

/** The application's services besides the database: a studio that never draws, and a log that discards everything. */
export function buildServices(given: Partial<OtherServices> = {}): OtherServices {
  return {
    releases: { settled: () => Promise.resolve() },
    dropPages: () => {},
    answerFromCache: () => false,
    queue: { read: () => ({}) },
    loopLag: () => 0,
    patience: 600_000,
    visits: { redirected: () => {}, missed: () => {} },
    logger: pino({ level: 'silent' }),
    publicOrigin: testOrigin,
    fallback: testFallback,
    clientDir: null,
    files: memoryFiles(),
    dumps: memoryFiles(),
    media: openTestMedia(),
    figures: { find: () => Promise.resolve(null) },
    shareImages: { find: () => Promise.resolve(null) },
    drawsAhead: false,
    isDemo: false,
    accounts: testAccounts,
    shopSecret: null,
    privateHosts: [],
    hasAssistants: false,
    hasStyleguide: false,
    archiveIsRead: () => {},
    findNotes: async () => [],
    lastBackup: () => null,
    proxies: 0,
    mode: 'test',
    clock: () => new Date(),
    ...given,
  }
}
