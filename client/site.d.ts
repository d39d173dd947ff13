/** Made by the build for each site: what is the same on every page. */
declare module 'gqldocs:site' {
  export const site: import('../renderer/model/page.ts').SiteData;
}
