import { type Application, type Context, Converter, type ProjectReflection } from 'typedoc';

/**
 * Resolves the links of comments in place of TypeDoc, which goes on to gather every reference to a type, so as to ask where the documentation
 * of other packages is. Nobody answers here, and the gathering takes a time that grows with the square of a package's size.
 *
 * TypeDoc's own turn finds an empty project: what it would go through is put aside before it and put back behind it. So does its turn to
 * put everything into categories, which are ours to make, unless it may have to say that one is described that nothing is in.
 */
export function resolveLinksOnly({ converter }: Application): void {
  const beforeCategories = -199;
  const beforeLinks = -299;
  const afterLinks = -301;
  let isDone = false;
  let putBack = (): void => {};
  const takeOver = ({ project }: Context): void => {
    for (const reflection of Object.values(project.reflections)) converter.resolveLinks(reflection);
    putBack = putAside(project);
    isDone = true;
  };
  converter.on(
    Converter.EVENT_RESOLVE_END,
    (context) => {
      if (!describesCategories(context.project)) takeOver(context);
    },
    beforeCategories,
  );
  converter.on(
    Converter.EVENT_RESOLVE_END,
    (context) => {
      if (!isDone) takeOver(context);
    },
    beforeLinks,
  );
  converter.on(Converter.EVENT_RESOLVE_END, () => putBack(), afterLinks);
}

function describesCategories({ reflections }: ProjectReflection): boolean {
  return Object.values(reflections).some(({ comment }) => comment?.blockTags.some(({ tag }) => tag === '@categoryDescription') === true);
}

function putAside(project: ProjectReflection): () => void {
  const { reflections, children } = project;
  project.reflections = {};
  delete project.children;
  return () => {
    project.reflections = reflections;
    if (children !== undefined) project.children = children;
  };
}
