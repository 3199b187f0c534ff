import { rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { findOutage } from '#db/client/errors.ts'
import { troubles, type FailedCheck } from './failed-check.ts'

/** With less free space than this the next pictures, mails or dump may fail; in bytes. */
const minRoom = 100 * 1024 * 1024

type Room = { bavail: number; bsize: number }

/** Whether the disk of a folder has space, and a file can be written there. */
export async function checkDisk(
  folder: string,
  readRoom: (folder: string) => Promise<Room> = (of) => statfs(of),
): Promise<FailedCheck | null> {
  const file = path.join(folder, `.readiness-${process.pid}`)
  try {
    const { bavail, bsize } = await readRoom(folder)
    if (bavail * bsize < minRoom) return troubles.noRoom
    await writeFile(file, 'The site checks whether it can write here.\n', { flush: true })
    await rm(file, { force: true }) // an overlapping check may have removed it
    return null
  } catch (error) {
    return findOutage(error) === 'disk_full' ? troubles.noRoom : troubles.notWritable
  }
}
