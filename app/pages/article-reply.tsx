import { CommentForm } from '~/sections/comment-form'
import { addComment } from '~/store/comments'

/** The form under an article, with the store that it writes to. Both come when the reader does: they are long. */
export function ArticleReply({ blogPostId }: { blogPostId: string }) {
  return <CommentForm blogPostId={blogPostId} onComment={addComment} />
}
