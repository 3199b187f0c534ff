export function VersionsPanel() {
  return null
}
