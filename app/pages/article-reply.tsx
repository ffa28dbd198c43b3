import { CommentForm } from '~/sections/comment-form'
import { addComment } from '~/store/comments'

/** The form under an article, with its store. Both load near the window, because the article is long. */
export function ArticleReply({ blogPostId }: { blogPostId: string }) {
  return <CommentForm blogPostId={blogPostId} onComment={addComment} />
}
