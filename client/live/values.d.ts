/** Put in by the development server. */
declare const LIVE_BASE_URL: string;
