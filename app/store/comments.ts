import { is } from 'valibot'
import { type Comment, commentSchema } from './schema.ts'
import { createCollection, type SaveResult, uniqueId } from './storage.ts'

/** What the reply form under an article sends. `blogPostId` is the article's route parameter. */
export type CommentInput = Pick<
  Comment,
  'fullName' | 'email' | 'website' | 'comment' | 'blogPostId'
>

const collection = createCollection<Comment>('blog_comments')

/** Comments waiting for review, oldest first. */
export const useComments = collection.useStored
export const mergeComments = collection.merge
export const clearComments = collection.clear
export const discardCommentsCopy = collection.discardCopy

/** Stores a comment. `incomplete`: a required field is empty or holds only spaces. Source: spec §5. */
export async function addComment(input: CommentInput): Promise<SaveResult<'incomplete'>> {
  const now = new Date()
  const website = input.website?.trim()
  const record: Comment = {
    fullName: input.fullName.trim(),
    email: input.email.trim(),
    ...(website && { website }),
    comment: input.comment.trim(),
    blogPostId: input.blogPostId,
    submittedAt: now.toISOString(),
    id: now.getTime(),
  }
  if (!is(commentSchema, record)) return { ok: false, reason: 'incomplete' }
  return collection.append((comments) => ({
    record: { ...record, id: uniqueId(record.id, comments) },
  }))
}
