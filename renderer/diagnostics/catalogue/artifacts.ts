import { type DescriptionsOf, fence } from './description.ts';

export const artifactDescriptions: DescriptionsOf<'artifact'> = {
  'artifact/missing': {
    summary: 'There is no artifact at a path of `--from`, or none for a package of the config.',
    cause: 'The package has not been extracted, or the file is in another folder.',
    example: fence('sh', 'gqldocs build --from "packages/*"'),
    fix: 'Extract the package first: `gqldocs extract packages/core`.',
  },
  'artifact/damaged': {
    summary: 'An artifact is incomplete or was changed.',
    cause: 'The file was cut off, edited, or is not an artifact. gqldocs verifies a hash of all bytes.',
    example: fence('sh', 'head -c 1000 core.gqldocs.jsonl > copy.gqldocs.jsonl\ngqldocs build --from copy.gqldocs.jsonl'),
    fix: 'Extract the package again. If a task runner restores it from a cache, bypass the cache: `turbo run extract --force`.',
  },
  'artifact/version': {
    summary: 'An artifact was written by another version of gqldocs.',
    cause: 'The format of artifacts belongs to one version of gqldocs.',
    example: fence('text', 'The artifact was written by gqldocs 0.1.0; this is gqldocs 0.2.0.'),
    fix: 'Extract the package again with the version that builds the site.',
  },
  'artifact/duplicate': {
    summary: 'Two artifacts describe the same package or have the same slug.',
    cause: '`--from` found an old and a new file, or two packages share a slug.',
    example: fence('sh', 'gqldocs build --from core.gqldocs.jsonl old/core.gqldocs.jsonl'),
    fix: 'Pass only one of them. Packages with the same slug need different `slug` options in the config that they are extracted with.',
  },
  'artifact/options': {
    summary: 'A package was extracted with different options than the config has.',
    cause: 'The config of the site and the config of the extraction have different options for this package.',
    example: fence('sh', 'gqldocs extract packages/core\ngqldocs build --from packages/core'),
    fix: 'Extract with the config of the site (`gqldocs extract --config`), or remove the package from `api.packages`: the artifact contains its options.',
  },
};
