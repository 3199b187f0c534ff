import { useEffect, useState } from 'react'
import { findNotices, type Notice } from '../guards/find-notices.ts'
import type { Workspace } from './workspace.ts'
import { useWorkspace } from './workspace-context.tsx'

const pause = 400
const known = new WeakMap<object, { links: object; notices: Notice[] }>()

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
    const ends = [workspace.session.subscribe(look), workspace.place.shown.subscribe(look)]
    return () => {
      clearTimeout(timer)
      for (const end of ends) end()
    }
  }, [workspace])
  return notices
}

/** Cached, because several components ask for the same notices. */
export function noticesOf({ session, place }: Workspace): Notice[] {
  const { content } = session.editor()
  const { links } = place.shown.get()
  const before = known.get(content)
  if (before?.links === links) return before.notices
  const notices = findNotices(content, { links, headlineAbove: 1 })
  known.set(content, { links, notices })
  return notices
}
