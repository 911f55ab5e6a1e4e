/** The end of an order's checkout. `token` lets a guest in; a customer needs none. */
export function donePath(orderId: string, token: string | null): string {
  return `/checkout/${orderId}/done${token ? `?${new URLSearchParams({ token })}` : ''}`;
}

/** Step 1 again, for an order that is not paid: another address, fewer boxes. */
export function changePath(orderId: string, token: string | null): string {
  return `/checkout?${new URLSearchParams({ order: orderId, ...(token && { token }) })}`;
}
