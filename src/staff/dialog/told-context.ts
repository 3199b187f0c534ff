import { createContext } from 'react'
import type { Store } from '#design/store.ts'

/** The latest message of a page, for dialogs, which cover its usual place. */
export type Told = { message: string; kind: 'done' | 'error' | 'spoken' }
export const ToldContext = createContext<Store<Told | null> | null>(null)
