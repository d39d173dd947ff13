import { type Application, type Context, Converter } from 'typedoc';

/**
 * Resolves the links of comments in place of TypeDoc, which goes on to gather every reference to a type, so as to ask where the documentation
 * of other packages is. Nobody answers here, and the gathering takes a time that grows with the square of a package's size.
 *
 * TypeDoc's own turn finds an empty project: what it would go through is put aside before it and put back behind it.
 */
export function resolveLinksOnly({ converter }: Application): void {
  const before = -299;
  const after = -301;
  let putBack = (): void => {};
  converter.on(
    Converter.EVENT_RESOLVE_END,
    ({ project }: Context) => {
      for (const reflection of Object.values(project.reflections)) converter.resolveLinks(reflection);
      const { reflections, children } = project;
      putBack = () => {
        project.reflections = reflections;
        if (children !== undefined) project.children = children;
      };
      project.reflections = {};
      delete project.children;
    },
    before,
  );
  converter.on(Converter.EVENT_RESOLVE_END, () => putBack(), after);
}
