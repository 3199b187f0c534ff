import { createContext, useContext } from 'react'
import type { ContentDocument } from '#contracts/pages.ts'
import { useStore } from '../store.ts'
import { chosenBlocks } from './chosen-blocks.ts'
import type { Workspace } from './workspace.ts'

const WorkspaceContext = createContext<Workspace | null>(null)
export const WorkspaceProvider = WorkspaceContext.Provider

export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext)
  if (!workspace) throw new TypeError('Outside of the workspace')
  return workspace
}

/** The displayed draft. A component that uses it renders with every key; select a part if that is enough. */
export function useContent(): ContentDocument {
  const { session } = useWorkspace()
  return useStore(session.content, (content) => content)
}

/** The ids of all selected blocks if the given one is selected, else only that one. */
export function useChosen(id: string): string[] {
  const { session, place } = useWorkspace()
  const until = useStore(place.view, (view) => (view.selected === id ? view.until : null))
  // Serialized, so that a component renders only when the set changes.
  return useStore(session.content, (content) => chosenBlocks(content, id, until).join('\n')).split('\n')
}

export function useSelected(): string | null {
  return useStore(useWorkspace().place.view, ({ selected }) => selected)
}
