/** Made by the build for each site: the few values that the script before the first paint needs. Constants, so that what they rule out is left out. */
declare module 'gqldocs:early' {
  export const followSystem: boolean;
  /** Empty when the site has no announcement. */
  export const announcementId: string;
}
