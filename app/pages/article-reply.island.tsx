import { CommentForm } from '~/sections/comment-form'

/** The form under an article, connected to the store, which is fetched on submit. Source: D8. */
export default function ArticleReply() {
  return (
    <CommentForm
      onComment={async (comment) => {
        try {
          const { addComment } = await import('~/store/comments')
          return await addComment(comment)
        } catch {
          // The store cannot be fetched, so nothing is stored, and the form says so.
          return { ok: false, reason: 'unavailable' }
        }
      }}
    />
  )
}
