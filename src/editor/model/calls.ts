import { createUploadQueue, type UploadQueue } from '#fields/media-upload/upload-queue.ts'
import type { SignInAgain } from '#fields/staff-calls/send-call.ts'
import { createStaffCalls, type StaffCalls } from '#fields/staff-calls/staff-calls.ts'
import type { Language } from '#i18n/languages.ts'

export type Calls = StaffCalls & {
  /** Uploads files to the library. */
  uploads: UploadQueue
}

/** The calls of a window. The server's messages about files are in the language of the interface. */
export function createCalls(
  language: Language,
  signInAgain: SignInAgain,
  interfaceLanguage: () => Language = () => language,
): Calls {
  return {
    ...createStaffCalls(language, signInAgain),
    uploads: createUploadQueue(createStaffCalls(interfaceLanguage, signInAgain)),
  }
}
