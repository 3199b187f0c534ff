export function EntryList() {
  return null
}
