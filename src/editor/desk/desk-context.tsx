import { createContext, useContext } from 'react'
import type { ContentDocument } from '#contracts/pages.ts'
import { useStore } from '../store.ts'
import type { Desk } from './desk.ts'

const DeskContext = createContext<Desk | null>(null)
export const DeskProvider = DeskContext.Provider

export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new TypeError('Outside of the desk')
  return desk
}

/** The draft as it looks now. A component that uses it renders with every key: ask for less where less will do. */
export function useContent(): ContentDocument {
  const { session } = useDesk()
  return useStore(session.content, (content) => content)
}

export function useSelected(): string | null {
  return useStore(useDesk().place.view, ({ selected }) => selected)
}
