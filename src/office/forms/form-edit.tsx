export function FormEdit() {
  return null
}
