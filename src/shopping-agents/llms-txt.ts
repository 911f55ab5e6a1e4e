import { mcpPath } from './profile.ts';

type Shop = { name: string; tagline: string; origin: string; phone: string; email: string };

/** /llms.txt: what a language model that reads this site should know of it. https://llmstxt.org. `origin` without a trailing slash. */
export function llmsTxt({ name, tagline, origin, phone, email }: Shop): string {
  return `# ${name}

> ${tagline || 'A flooring shop in the United Kingdom.'}

Prices are in pounds with VAT, for a box, roll or other unit; the price of a m² stands beside it. Stock and prices change: look them up
when they are needed, and do not work out boxes or totals yourself. People pay on our own pages; no program can.

## For programs

- [MCP server](${origin}${mcpPath}): Streamable HTTP, no key. Tools: search_catalog, lookup_catalog, get_product, calculate_boxes,
  ask_guide, shop_terms; create_cart, get_cart, update_cart and cancel_cart, which end in a link to the checkout for a person
- [UCP profile](${origin}/.well-known/ucp): what the MCP server can do, in the words of the Universal Commerce Protocol
- [Catalogue feed](${origin}/feeds/google.xml): every product with price, stock and picture
- [API](${origin}/api/docs): the same catalogue over HTTP; [OpenAPI](${origin}/api/openapi.json)
- [Sitemap](${origin}/sitemap.xml)

## For readers

- [All products](${origin}/products)
- [Flooring guide](${origin}${mcpPath}): ask_guide answers from it: which floor for which room, subfloors, laying, care, buyers' rights
- [Terms](${origin}/terms): delivery, returns, payment
- [About us](${origin}/about) and [contact](${origin}/contact)${phone || email ? `: ${[phone, email].filter(Boolean).join(', ')}` : ''}
`;
}
