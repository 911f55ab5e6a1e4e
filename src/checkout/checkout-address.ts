/** Where a step of the checkout is. `token` lets a guest in; a customer needs none. */
export function checkoutAddress(step: 'pay' | 'done', orderId: string, token: string | null): string {
  return `/checkout/${orderId}/${step}${token ? `?${new URLSearchParams({ token })}` : ''}`;
}

/** Step 1 again, for an order that is not paid: another address, fewer boxes. */
export function changeOrderAddress(orderId: string, token: string | null): string {
  return `/checkout?${new URLSearchParams({ order: orderId, ...(token && { token }) })}`;
}

/** The order's own page. */
export function orderAddress(orderId: string, token: string | null): string {
  return `/orders/${orderId}${token ? `?${new URLSearchParams({ token })}` : ''}`;
}
