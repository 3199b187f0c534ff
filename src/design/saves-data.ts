/** Whether the visitor's browser asks to save data, as far as it says so: then nothing is fetched unasked. */
export function savesData(): boolean {
  if (!('connection' in navigator)) return false
  const { connection } = navigator
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false
}
