/** Made by the build for each site: the few values that the script before the first paint needs. */
declare module 'gqldocs:early' {
  export const early: {
    readonly defaultTheme: 'light' | 'dark';
    readonly followSystem: boolean;
    /** Empty when the site has no announcement. */
    readonly announcementId: string;
  };
}
