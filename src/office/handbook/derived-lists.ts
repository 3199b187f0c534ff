import { shortcutKeys, type ShortcutKeys } from '#design/keys/shortcut-keys.ts'
import type { BlockForm } from '#blocks/form.ts'
import type { Localized } from '#i18n/languages.ts'

/** An entry of a list that the program derives from what it documents: a name or keys, and what it is for. */
export type ListEntry = { name?: Localized; keys?: readonly string[]; text: Localized }

/** The lists below sections, by `<chapter>#<section>`; nobody has to keep them up to date. */
export const derivedLists: Readonly<Record<string, () => Promise<readonly ListEntry[]>>> = {
  'blocks#text': () => listBlocks('text'),
  'blocks#pictures': () => listBlocks('pictures'),
  'blocks#lists': () => listBlocks('lists'),
  'blocks#programme': () => listBlocks('programme'),
  'blocks#players': () => listBlocks('players'),
  'blocks#shared': () => listBlocks('shared'),
  'keyboard#always': () => listKeys('always'),
  'keyboard#block': () => listKeys('block'),
  'keyboard#typing': () => listKeys('typing'),
}

/** The blocks that the palette offers in a group, in its order. */
async function listBlocks(group: BlockForm['group']): Promise<ListEntry[]> {
  const { blockForms } = await import('#blocks/forms.generated.ts')
  return Object.values(blockForms)
    .filter((form) => form.group === group && form.isOffered)
    .toSorted((one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity))
    .map(({ name, description }) => ({ name, text: description }))
}

async function listKeys(group: ShortcutKeys['group']): Promise<ListEntry[]> {
  const { editorMessages } = await import('#i18n/lazy/editor.ts')
  return shortcutKeys
    .filter((shortcut) => shortcut.group === group)
    .map(({ keys, messages }) => ({
      keys,
      text: { de: editorMessages.de.keys[messages], en: editorMessages.en.keys[messages] },
    }))
}
