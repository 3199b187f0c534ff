/** What waits for a member of staff: their start page. */
export { loadHub, type Hub, type LastBackup } from './load-hub.server.ts'
