/**
 * All styles of the editor, for the build, which makes one stylesheet of them; the server links it on staff's pages,
 * after the visitors' stylesheet. In development modules load their own styles.
 */
import './tokens.css'
import '#editor/app/editing/editing.css'

// Rules of the toolbar apply to everything in it, and those of dialogs to the fields in them, so both come first; the
// others never match the same element. Exported, because the build drops CSS modules that are not used.
export const toolbar = import.meta.glob('./controls/toolbar.module.css', { eager: true })
export const dialogs = import.meta.glob('./{controls,app/shell}/*.module.css', {
  eager: true,
})
export const controls = import.meta.glob('../fields/controls/*.module.css', { eager: true })
export const uploads = import.meta.glob('../fields/media-upload/*.module.css', { eager: true })
export const staff = import.meta.glob('../staff/*/*.module.css', { eager: true })
export const others = import.meta.glob('./**/*.module.css', { eager: true })
