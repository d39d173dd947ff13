/** What is documented, and with what: exact versions, so that two runs measure the same thing. */
export const versions = {
  graphql: '16.15.0',
  typedoc: '0.28.20',
  typescript: '6.0.3',
  typedocMarkdown: '4.14.1',
  docusaurus: '3.10.2',
  docusaurusTypedocApi: '4.4.0',
  docusaurusSearch: '0.55.3',
  astro: '7.3.5',
  starlight: '0.42.4',
  starlightTypedoc: '0.23.0',
  awsCdkLib: '2.276.0',
  constructs: '10.8.1',
  deno: '2.9.6',
  node24: '24.21.0',
};
