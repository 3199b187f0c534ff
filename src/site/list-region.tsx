import type { ReactNode } from 'react'
import { useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { programmeMessages } from '#i18n/lazy/programme.ts'

/**
 * The part of a page that depends on its query: it is replaced in place when a link or a form leads to the same page
 * with another query (browser/swap-region.ts). `failed` is the message for a failed replacement.
 */
export function ListRegion({ id, failed, children }: { id: string; failed?: string; children: ReactNode }) {
  const { notDone } = useMessages()
  const { again } = useLazyMessages(programmeMessages)
  return (
    <div id={id} data-region="" data-failed={failed ?? notDone} data-again={again}>
      {children}
    </div>
  )
}
