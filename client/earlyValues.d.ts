/** Put in by the build: the few values of a site that the script before the first paint needs. Constants, so that what they rule out is left out. */
declare const FOLLOW_SYSTEM: boolean;
/** Empty when the site has no announcement. */
declare const ANNOUNCEMENT_ID: string;
