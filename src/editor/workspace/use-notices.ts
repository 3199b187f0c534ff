import { useEffect, useState } from 'react'
import type { ContentDocument } from '#contracts/pages.ts'
import type { ShownThings } from '../canvas/canvas-view.ts'
import { findNotices, type Notice } from '../guards/find-notices.ts'
import { withRefused } from '../guards/read-refusal.ts'
import type { Workspace } from './workspace.ts'
import { useWorkspace } from './workspace-context.tsx'

const pause = 400
const known = new WeakMap<object, { shown: object; notices: Notice[] }>()

/** The notices for the page; debounced, so that they are never computed between two keys. */
export function useNotices(): Notice[] {
  const workspace = useWorkspace()
  const [notices, setNotices] = useState(() => noticesOf(workspace))
  useEffect(() => {
    let timer = 0
    const look = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => setNotices(noticesOf(workspace)), pause)
    }
    look()
    const { session, place, view } = workspace
    const ends = [session.subscribe(look), place.shown.subscribe(look), view.subscribe(look)]
    return () => {
      clearTimeout(timer)
      for (const end of ends) end()
    }
  }, [workspace])
  return notices
}

/** Cached, because several components ask for the same notices. */
export function noticesOf({ session, place, view }: Workspace): Notice[] {
  const { content } = session.editor()
  const { refused } = view.get()
  const found = findCached(content, place.shown.get())
  return refused?.content === content ? withRefused(found, refused.notices) : found
}

function findCached(content: ContentDocument, shown: ShownThings): Notice[] {
  const before = known.get(content)
  if (before?.shown === shown) return before.notices
  const { links, pending, data } = shown
  const notices = findNotices(content, { links, pending, data, headlineAbove: 1 })
  known.set(content, { shown, notices })
  return notices
}
