import { createContext, useContext } from 'react'
import type { FormRecord } from '../data/records.ts'

type Editor = {
  /** The form as it is stored; null for one that has never been saved. */
  stored: FormRecord | null
  save: () => void
}

export const EditorContext = createContext<Editor>({ stored: null, save: () => {} })

/** The edited form, and how to save it. */
export function useEditor(): Editor {
  return useContext(EditorContext)
}
