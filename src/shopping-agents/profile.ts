/** The version of the Universal Commerce Protocol whose words the shop speaks to shopping programs. https://ucp.dev */
export const ucpVersion = '2026-08-25';
const home = `https://ucp.dev/${ucpVersion}`;
/** Where programs call the tools, over MCP's Streamable HTTP. */
export const mcpPath = '/api/ucp/mcp';

const capabilities = {
  'dev.ucp.shopping.catalog.search': { spec: 'catalog/search', schema: 'catalog_search' },
  'dev.ucp.shopping.catalog.lookup': { spec: 'catalog/lookup', schema: 'catalog_lookup' },
  'dev.ucp.shopping.cart': { spec: 'cart', schema: 'cart' },
} as const;
export type Capability = keyof typeof capabilities;

/**
 * /.well-known/ucp: what programs can do here, and where. There is no checkout among it: people pay, on our own pages. `origin` without
 * a trailing slash.
 */
export function ucpProfile(origin: string) {
  const service = {
    version: ucpVersion,
    spec: `${home}/specification/overview`,
    transport: 'mcp',
    schema: `${home}/services/shopping/mcp.openrpc.json`,
    endpoint: origin + mcpPath,
  };
  const declared = Object.entries(capabilities).map(([name, { spec, schema }]) => [
    name,
    [{ version: ucpVersion, spec: `${home}/specification/shopping/${spec}`, schema: `${home}/schemas/shopping/${schema}.json` }],
  ]);
  return {
    ucp: { version: ucpVersion, services: { 'dev.ucp.shopping': [service] }, capabilities: Object.fromEntries(declared), payment_handlers: {} },
  };
}

/** What stands at the head of every answer: in which version, by which capability. */
export function ucpHead(capability: Capability) {
  return { version: ucpVersion, capabilities: { [capability]: [{ version: ucpVersion }] } };
}
