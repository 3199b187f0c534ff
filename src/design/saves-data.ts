import { isRecord } from '#json/is-record.ts'

/** Whether the browser reports the data saving mode: then nothing is prefetched. */
export function savesData(): boolean {
  if (!('connection' in navigator)) return false
  return isRecord(navigator.connection) && navigator.connection['saveData'] === true
}
