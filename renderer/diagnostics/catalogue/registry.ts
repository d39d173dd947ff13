import { type DescriptionsOf, fence } from './description.ts';

export const registryDescriptions: DescriptionsOf<'registry'> = {
  'registry/package': {
    summary: 'gqldocs cannot get a package from the registry.',
    cause:
      'The name or the version does not exist, the registry does not answer, the download does not have the hash that the registry names, or its files cannot be unpacked. The message names the cause. Nothing is built.',
    example: fence('sh', 'gqldocs build npm:zod@999'),
    fix: 'Check the name, the version and the connection. If the registry needs credentials, install the package and name its folder: `gqldocs build node_modules/zod`.',
  },
  'registry/dependency': {
    summary: 'gqldocs documents a package without the types of some of its dependencies.',
    cause:
      'The registry does not have a dependency or does not answer, or a name is not one that npm allows. Inherited members and types from these dependencies are missing in the reference. gqldocs asks the registry again in the next build.',
    example: fence('json', '{ "name": "my-library", "dependencies": { "../other": "^1.0.0" } }'),
    fix: 'Run the command again. If the warning remains, install the package and name its folder.',
  },
};
