/**
 * All styles of the editor, for the build, which makes one stylesheet of them; the server links it on pages of staff, after
 * the one of visitors. In development modules bring their own styles.
 */
import './tokens.css'
import './workspace/editing.css'

// Rules of the toolbar hold for whatever stands in it, and those of dialogs for the fields in them, so that both come
// first; the rest don't meet on the same element. Exported, because the build drops CSS modules that nobody reads.
export const toolbar = import.meta.glob('./toolbar/*.module.css', { eager: true })
export const dialogs = import.meta.glob('./shell/*.module.css', { eager: true })
export const others = import.meta.glob('./**/*.module.css', { eager: true })
