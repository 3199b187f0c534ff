/** What is loaded when a comment or a suggestion is opened: one file, because both consist of the same parts. */
export { CommentsPanel } from './comments-panel.tsx'
export { SuggestDialog } from './suggest-dialog.tsx'
