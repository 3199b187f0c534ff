import type { Page } from '@playwright/test'
import type { Language } from '#i18n/languages.ts'

/**
 * Walks to the state that a picture of the handbook shows. The browser is signed in as the demo's administrator, has
 * the size of the picture, and the interface is in the language. What it finds by roles and names must exist: a button
 * with another name fails the walk. Returns what removes the records that it has made, if there are any.
 */
export type Walk = (page: Page, language: Language) => Promise<void | (() => Promise<void>)>
/** The walks to the pictures, by their names. */
export type Walks = Readonly<Record<string, Walk>>
