import { useEffect, useState } from 'react'
import type { ContentDocument } from '#contracts/pages.ts'
import type { ShownThings } from '../workspace/canvas-view.ts'
import { otherLanguage } from '#i18n/languages.ts'
import { copiedNotices } from '#editor/model/guards/copied-notices.ts'
import { findNotices, type Notice } from '#editor/model/guards/find-notices.ts'
import { shownUnasked } from '#editor/model/guards/unreported-blocks.ts'
import { withRefused } from '#editor/model/guards/read-refusal.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { useDraft, useWorkspace } from '../workspace/workspace-context.tsx'

const pause = 400
const known = new WeakMap<object, { shown: object; notices: Notice[] }>()

/** The notices shown without being requested; debounced, so that they are never computed between two keys. */
export function useNotices(): Notice[] {
  return useFound(noticesOf)
}

/**
 * Computes all notices, when the user requests them or publishes; from then on new blocks are reported like others.
 */
export function useAllNotices(): Notice[] {
  const { unreported } = useDraft()
  useEffect(() => unreported.set(() => new Map()), [unreported])
  return useFound(allNoticesOf)
}

function useFound(find: (workspace: Workspace) => Notice[]): Notice[] {
  const workspace = useWorkspace()
  const [notices, setNotices] = useState(() => find(workspace))
  useEffect(() => {
    let timer = 0
    const look = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => setNotices(find(workspace)), pause)
    }
    look()
    const { session, unreported } = workspace.draft
    const { place } = workspace.canvas
    const { view } = workspace.shell
    const ends = [
      session.subscribe(look),
      ...[place.shown, view, unreported, session.presence].map((store) => store.subscribe(look)),
    ]
    return () => {
      clearTimeout(timer)
      for (const end of ends) end()
    }
  }, [workspace, find])
  return notices
}

/** The notices shown without being requested. */
function noticesOf(workspace: Workspace): Notice[] {
  return shownUnasked(allNoticesOf(workspace), workspace.draft.unreported.get())
}

/** Cached, because several components ask for the same notices. */
function allNoticesOf({
  draft: { session, language, template },
  canvas: { place },
  shell: { view },
}: Workspace): Notice[] {
  const { content } = session.editor()
  const { refused } = view.get()
  const { copied_here: copied } = session.presence.get().status.translation
  const found = [
    ...findCached(content, place.shown.get(), template),
    ...copiedNotices(content, copied, otherLanguage(language)),
  ]
  return refused?.content === content ? withRefused(found, refused.notices) : found
}

function findCached(
  content: ContentDocument,
  shown: ShownThings,
  template: ContentDocument | null,
): Notice[] {
  const before = known.get(content)
  if (before?.shown === shown) return before.notices
  const { links, libraryTexts, pending, data } = shown
  const given = { links, libraryTexts, pending, data }
  const notices = findNotices(content, { ...given, headlineAbove: 1, template })
  known.set(content, { shown, notices })
  return notices
}
