import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { createUploadCall } from '#fields/media-upload/upload-call.ts'
import type { UploadQueue } from '#fields/media-upload/upload-queue.ts'
import { useUploadQueue } from '#fields/media-upload/use-uploads.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useSignIn } from '../session/sign-in-context.ts'

const UploadsContext = createContext<UploadQueue | null>(null)

/** Holds the uploads of this window, which go on while somebody moves through the back office. */
export function UploadsProvider({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const { signInAgain } = useSignIn()
  const call = useMemo(() => createUploadCall(language, signInAgain), [language, signInAgain])
  return <UploadsContext value={useUploadQueue(call)}>{children}</UploadsContext>
}

export function useOfficeQueue(): UploadQueue {
  const queue = useContext(UploadsContext)
  if (!queue) throw new Error('There is no UploadsProvider.')
  return queue
}
