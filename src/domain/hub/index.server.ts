/** What waits for a member of staff: their start page. */
export { loadHub, type Hub, type LastBackup, type Surroundings } from './load-hub.server.ts'
