export function FormCreate() {
  return null
}
