/** The first list if the second has identical items. */
export function keepIfSame<Item>(before: Item[], after: Item[]): Item[] {
  return before.length === after.length && before.every((item, index) => item === after[index])
    ? before
    : after
}
