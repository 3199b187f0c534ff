/**
 * Whether the computer is from Apple, where the command key is the modifier of shortcuts. Decided like ProseMirror does,
 * so that all keys of a text belong to the same platform.
 */
export function isApple(): boolean {
  return /Mac|iP(hone|od|ad)/.test(navigator.platform)
}

/**
 * Whether the modifier key of shortcuts is held: the command key on a Mac, else Ctrl. Null while the other of the two is
 * held, which then belongs to the system: Ctrl+E is the end of the line on a Mac, Windows+E opens the Explorer.
 */
export function isModifierHeld(
  { ctrlKey, metaKey }: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>,
  onApple = isApple(),
): boolean | null {
  const [own, other] = onApple ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  return other ? null : own
}
