/**
 * The keys of the page editor's shortcuts, in the order in which they are documented. The editor says what they do and
 * shows them in its help; the handbook lists them, too. `Mod` is Ctrl, on a Mac the command key. `always` applies in
 * texts, too; `block` while a block is selected and no text is being typed, `typing` only in texts.
 */
export const shortcutKeys = [
  { keys: ['Mod+E'], messages: 'toggleEdit', group: 'always' },
  { keys: ['Mod+Z'], messages: 'undo', group: 'always' },
  { keys: ['Mod+Shift+Z', 'Mod+Y'], messages: 'redo', group: 'always' },
  { keys: ['Mod+S'], messages: 'keep', group: 'always' },
  { keys: ['F6'], messages: 'regions', group: 'always' },
  { keys: ['?'], messages: 'help', group: 'block' },
  { keys: ['O'], messages: 'structure', group: 'block' },
  { keys: ['ArrowUp'], messages: 'previous', group: 'block' },
  { keys: ['ArrowDown'], messages: 'next', group: 'block' },
  { keys: ['Shift+ArrowUp'], messages: 'outer', group: 'block' },
  { keys: ['Shift+ArrowDown'], messages: 'inner', group: 'block' },
  { keys: ['Mod+Shift+ArrowUp'], messages: 'extendUp', group: 'block' },
  { keys: ['Mod+Shift+ArrowDown'], messages: 'extendDown', group: 'block' },
  { keys: ['T', 'F2'], messages: 'type', group: 'block' },
  { keys: ['P'], messages: 'panel', group: 'block' },
  { keys: ['S'], messages: 'suggest', group: 'block' },
  { keys: ['Alt+ArrowUp'], messages: 'moveUp', group: 'block' },
  { keys: ['Alt+ArrowDown'], messages: 'moveDown', group: 'block' },
  { keys: ['Alt+ArrowLeft'], messages: 'moveLeft', group: 'block' },
  { keys: ['Alt+ArrowRight'], messages: 'moveRight', group: 'block' },
  { keys: ['+', 'N'], messages: 'insert', group: 'block' },
  { keys: ['Shift+N'], messages: 'insertBefore', group: 'block' },
  { keys: ['C'], messages: 'insertContainer', group: 'block' },
  { keys: ['Mod+D'], messages: 'duplicate', group: 'block' },
  { keys: ['Mod+C'], messages: 'copy', group: 'block' },
  { keys: ['Mod+X'], messages: 'cut', group: 'block' },
  { keys: ['Mod+V'], messages: 'paste', group: 'block' },
  { keys: ['Delete', 'Backspace'], messages: 'remove', group: 'block' },
  { keys: ['Escape'], messages: 'leave', group: 'block' },
  { keys: ['Escape'], messages: 'leave', group: 'typing' },
  { keys: ['Tab'], messages: 'nextText', group: 'typing' },
  { keys: ['Enter'], messages: 'newBlock', group: 'typing' },
  { keys: ['Alt+ArrowUp', 'Alt+ArrowDown'], messages: 'moveRow', group: 'typing' },
  { keys: ['Alt+ArrowLeft', 'Alt+ArrowRight'], messages: 'moveColumn', group: 'typing' },
  { keys: ['Alt+Shift+ArrowUp', 'Alt+Shift+ArrowDown'], messages: 'insertRow', group: 'typing' },
  { keys: ['Alt+Shift+ArrowLeft', 'Alt+Shift+ArrowRight'], messages: 'insertColumn', group: 'typing' },
  { keys: ['Shift+Enter'], messages: 'lineBreak', group: 'typing' },
  { keys: ['Alt+F10'], messages: 'format', group: 'typing' },
  { keys: ['Mod+B'], messages: 'bold', group: 'typing' },
  { keys: ['Mod+I'], messages: 'italic', group: 'typing' },
  { keys: ['Mod+K'], messages: 'link', group: 'typing' },
  { keys: ['Mod+Shift+8'], messages: 'bulletList', group: 'typing' },
  { keys: ['Mod+Shift+7'], messages: 'orderedList', group: 'typing' },
] as const satisfies readonly ShortcutKeys[]

/** Its `messages` are below `keys` of the editor's messages. */
export type ShortcutKeys = { keys: readonly string[]; messages: string; group: 'always' | 'block' | 'typing' }
