import type { words } from '#words/parts/article-reply.ts'
import { addressId } from '~/lib/address-id'
import { CommentForm } from '~/sections/comment-form'

/** The form under an article, connected to the store, which is fetched on submit. Source: D8. */
export default function ArticleReply({ words: texts }: { words: typeof words }) {
  return (
    <CommentForm
      texts={texts}
      readPostId={addressId}
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
