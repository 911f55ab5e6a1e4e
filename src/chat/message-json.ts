import { z } from 'zod';
import type { ProductSummary } from '#catalogue/product.ts';
import { penceToPounds } from '#money/pence.ts';
import type { ChatMessage } from './conversation.ts';
import { chatStates, chatWords, maxMessageLength } from './conversation.ts';

const card = z.object({
  id: z.uuid(),
  name: z.string(),
  price: z.number().meta({ description: 'Pounds for one box.' }),
  price_per_m2: z.number().nullable(),
  unit: z.string(),
  stock: z.int(),
  image_id: z.string().nullable(),
  sample_eligible: z.boolean(),
});

/** What a visitor or the person answering writes. */
export const messageText = z.string(chatWords.empty).trim().min(1, chatWords.empty).max(maxMessageLength, chatWords.tooLong);

export const messageOut = z
  .object({
    _id: z.string(),
    content: z.string().meta({ description: 'Paragraphs; links to this site’s own pages as [words](/path). Never HTML.' }),
    message_type: z.enum(['user', 'assistant', 'agent', 'system', 'escalation']),
    timestamp: z.iso.datetime(),
    agent_name: z.string().nullable(),
    client_key: z.string().nullable(),
    products: z.array(card),
    calculation: z
      .object({
        product_id: z.uuid(),
        product_name: z.string(),
        area_m2: z.number(),
        pattern: z.string(),
        waste_percent: z.number(),
        boxes: z.int(),
        amount: z.string(),
        total: z.number().meta({ description: 'Pounds' }),
        working: z.array(z.string()),
      })
      .nullable(),
    offer: z
      .object({
        product_id: z.uuid(),
        product_name: z.string(),
        quantity: z.int(),
        area_m2: z.number().nullable(),
        amount: z.string(),
        total: z.number().meta({ description: 'Pounds' }),
      })
      .nullable()
      .meta({ description: 'What the visitor asked to have put in the cart, and has not yet said yes to.' }),
    sources: z.array(z.object({ title: z.string(), href: z.string().nullable() })),
    suggestions: z.array(z.string()),
    offers_person: z.boolean(),
  })
  .meta({ id: 'ChatMessage' });
export type MessageJson = z.output<typeof messageOut>;

export const statusOut = z.object({
  state: z.enum(chatStates),
  agent_name: z.string().nullable(),
  ahead: z.int().nullable().meta({ description: 'How many wait before this one; null unless it waits.' }),
});

const types = { visitor: 'user', assistant: 'assistant', agent: 'agent', system: 'system', escalation: 'escalation' } as const;

/** A product's card: what the shop charges and has at this moment. */
export function cardOf(product: ProductSummary): MessageJson['products'][number] {
  return {
    id: product.id,
    name: product.name,
    price: penceToPounds(product.pricePence),
    price_per_m2: product.pricePerM2Pence === null ? null : penceToPounds(product.pricePerM2Pence),
    unit: product.unit,
    stock: product.stock,
    image_id: product.photos[0]?.imageId ?? null,
    sample_eligible: product.isSampleEligible,
  };
}

/** A message as the API and the live stream give it. `products`: those it shows cards of. */
export function messageToJson(message: ChatMessage, products: ReadonlyMap<string, ProductSummary>): MessageJson {
  const { extras } = message;
  const shown = (extras?.products ?? []).flatMap((id) => products.get(id) ?? []);
  const sum = extras?.calculation;
  return {
    _id: String(message.id),
    content: message.content,
    message_type: types[message.author],
    timestamp: message.at.toISOString(),
    agent_name: message.agentName,
    client_key: message.clientKey,
    products: shown.map(cardOf),
    calculation: sum
      ? {
          product_id: sum.productId,
          product_name: sum.productName,
          area_m2: sum.areaM2,
          pattern: sum.pattern,
          waste_percent: sum.wastePercent,
          boxes: sum.boxes,
          amount: sum.amount,
          total: penceToPounds(sum.totalPence),
          working: sum.working,
        }
      : null,
    offer: extras?.offer
      ? {
          product_id: extras.offer.productId,
          product_name: extras.offer.productName,
          quantity: extras.offer.quantity,
          area_m2: extras.offer.areaM2,
          amount: extras.offer.amount,
          total: penceToPounds(extras.offer.totalPence),
        }
      : null,
    sources: extras?.sources ?? [],
    suggestions: extras?.suggestions ?? [],
    offers_person: extras?.offersPerson ?? false,
  };
}
