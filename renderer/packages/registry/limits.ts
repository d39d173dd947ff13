const mega = 1024 * 1024;

/** What one package of a registry may take, with its dependencies. No package that people use comes near these numbers. */
export interface FetchLimits {
  /** Packages, with the one that was asked for. */
  readonly packages: number;
  /** Bytes of what a registry says about one package. */
  readonly metadata: number;
  /** Bytes of what registries say about all packages. */
  readonly allMetadata: number;
  /** Bytes of one tarball. */
  readonly tarball: number;
  /** Bytes of all tarballs and unpacked files. */
  readonly bytes: number;
  /** Unpacked files. */
  readonly files: number;
  /** Milliseconds of one download. */
  readonly download: number;
  /** Milliseconds of all downloads. */
  readonly allDownloads: number;
}

export const fetchLimits: FetchLimits = {
  ...{ packages: 400, metadata: 64 * mega, allMetadata: 256 * mega },
  ...{ tarball: 512 * mega, bytes: 1024 * mega, files: 100_000 },
  ...{ download: 60_000, allDownloads: 600_000 },
};
