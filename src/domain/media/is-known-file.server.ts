import type { Scope } from '../scope.ts'
import { findKnownMedia } from './clear-media.server.ts'
import { keyOfName } from './media-files.ts'

/** Whether a file of the store belongs to an item of the library; also for a while after its content was replaced. */
export async function isKnownFile({ db }: Pick<Scope, 'db'>, name: string): Promise<boolean> {
  return (await findKnownMedia({ db }, [keyOfName(name)])).length > 0
}
