export function PersonalData() {
  return null
}
