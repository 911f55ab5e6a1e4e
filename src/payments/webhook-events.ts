/** The provider's events that the shop acts on: those to subscribe to. https://developer.squareup.com/docs/webhooks/v2-events-tech-ref */
export const webhookEvents = ['payment.updated', 'refund.updated', 'dispute.created', 'dispute.state.updated'] as const;
