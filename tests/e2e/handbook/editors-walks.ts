import { officeWalks } from './office-walks.ts'
import { pageEditorWalks } from './page-editor-walks.ts'
import type { Walks } from './walk.ts'

/** The walks to the pictures of the chapters for everybody and for editors. */
export const editorsWalks: Walks = { ...pageEditorWalks, ...officeWalks }
