import { fillIn } from '~/lib/fill-in'
import { Link } from '~/ui/link'
import { useUiWords } from '~/ui/ui-words'

type OwnProjectProps = {
  slug: string
  /** The project's name. */
  name: string
  className?: string
}

/** Under an invented piece of work on a demonstration page: a link, over the whole tile, to a project of the studio that is like it. */
export function OwnProject({ slug, name, className }: OwnProjectProps) {
  const { link } = useUiWords().ownProject
  return (
    <p className={className}>
      <Link cover href={`/portfolio/${slug}`}>
        {fillIn(link, { project: name })}
      </Link>
    </p>
  )
}
