import { is } from 'valibot'
import { type Message, messageSchema } from './schema.ts'
import { createCollection, type SaveResult, uniqueId } from './storage.ts'

/** What the contact form submits. `pageSource` names a demo home's form; the contact page has none. */
export type MessageInput = Pick<
  Message,
  'fullName' | 'email' | 'projectType' | 'mobile' | 'message'
> & { pageSource?: 'ArchitectureAgencyHome' | 'PhotographyAgencyHome' }

const collection = createCollection<Message>('contact_submissions')

/** Contact enquiries, oldest first. */
export const useMessages = collection.useStored
export const mergeMessages = collection.merge
export const clearMessages = collection.clear
export const discardMessagesCopy = collection.discardCopy

/** Whether an enquiry was stored, and its record. */
export type MessageResult =
  | { ok: true; record: Message }
  | Exclude<SaveResult<'incomplete'>, { ok: true }>

/** The stored enquiry with this `id`, unless it has been cleared. */
export function findMessage(id: number): Message | undefined {
  const { records } = collection.getSnapshot()
  return records.find((record): record is Message => record.id === id && is(messageSchema, record))
}

/** Stores an enquiry. `incomplete`: a required field is empty or holds only spaces. Source: spec §5. */
export async function addMessage(input: MessageInput): Promise<MessageResult> {
  const now = new Date()
  let record: Message = {
    fullName: input.fullName.trim(),
    email: input.email.trim(),
    projectType: input.projectType.trim(),
    mobile: input.mobile.trim(),
    message: input.message.trim(),
    submittedAt: now.toISOString(),
    ...(input.pageSource && { pageSource: input.pageSource }),
    id: now.getTime(),
  }
  if (!is(messageSchema, record)) return { ok: false, reason: 'incomplete' }
  const result = await collection.append((messages) => {
    record = { ...record, id: uniqueId(record.id, messages) }
    return { record }
  })
  return result.ok ? { ok: true, record } : result
}
