import { createContext, useContext } from 'react'
import type { ContentDocument } from '#contracts/pages.ts'
import { useStore } from '#design/use-store.ts'
import { chosenBlocks } from '#editor/model/blocks/chosen-blocks.ts'
import type { EditedCanvas, EditedDraft, EditorShell, EditorTexts, Workspace } from './workspace.ts'

const WorkspaceContext = createContext<Workspace | null>(null)
export const WorkspaceProvider = WorkspaceContext.Provider

/** All parts of the workspace, for components that hand it to an action. */
export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext)
  if (!workspace) throw new TypeError('Outside of the workspace')
  return workspace
}

export function useDraft(): EditedDraft {
  return useWorkspace().draft
}

export function useCanvas(): EditedCanvas {
  return useWorkspace().canvas
}

export function useShell(): EditorShell {
  return useWorkspace().shell
}

export function useTexts(): EditorTexts {
  return useStore(useShell().texts, (texts) => texts)
}

/** The displayed draft. A component that uses it renders with every key; select a part if that is enough. */
export function useContent(): ContentDocument {
  const { session } = useDraft()
  return useStore(session.content, (content) => content)
}

/** The ids of all selected blocks if the given one is selected, else only that one. */
export function useChosen(id: string): string[] {
  const { session } = useDraft()
  const { place } = useCanvas()
  const until = useStore(place.view, (view) => (view.selected === id ? view.until : null))
  // Serialized, so that a component renders only when the set changes.
  return useStore(session.content, (content) => chosenBlocks(content, id, until).join('\n')).split('\n')
}

export function useSelected(): string | null {
  return useStore(useCanvas().place.view, ({ selected }) => selected)
}
