import { fillIn } from '~/lib/fill-in'
import { Link } from '~/ui/link'
import { useUiWords } from '~/ui/ui-words'

type OwnProjectProps = {
  slug: string
  /** Of all projects, by their slugs. */
  names: Readonly<Record<string, string>>
  className?: string
}

/**
 * Under an invented piece of work on a demonstration page: a link, over the whole tile, to a project of the studio that is
 * like it.
 *
 * @throws if there is no such project, which fails the build
 */
export function OwnProject({ slug, names, className }: OwnProjectProps) {
  const { link } = useUiWords().ownProject
  const project = names[slug]
  if (!project) throw new Error(`There is no project "${slug}".`)
  return (
    <p className={className}>
      <Link cover href={`/portfolio/${slug}`}>
        {fillIn(link, { project })}
      </Link>
    </p>
  )
}
