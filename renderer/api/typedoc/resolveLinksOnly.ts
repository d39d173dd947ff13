import { type Application, type Context, Converter, type ProjectReflection } from 'typedoc';

/**
 * Resolves the links of comments in place of TypeDoc. TypeDoc also collects every reference to a type, to ask plugins for the documentation
 * of other packages. No plugin answers here, and collecting takes time that grows with the square of a package's size.
 * TypeDoc's own step gets an empty project: this hides the reflections before it and restores them after it. The same is done for TypeDoc's
 * step for categories, which gqldocs makes itself, unless TypeDoc may have to report a described category without members.
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
