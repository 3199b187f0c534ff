/** Whether the browser reports the data saving mode: then nothing is prefetched. */
export function savesData(): boolean {
  if (!('connection' in navigator)) return false
  const { connection } = navigator
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false
}
