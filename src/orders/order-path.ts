/** Where an order's pages are, with the token by which a guest opens it. `below`: '' for the order itself, or '/cancel' and the like. */
export function orderPath(id: string, token: string | null, below: '' | `/${string}` = ''): string {
  return `/orders/${id}${below}${token ? `?${new URLSearchParams({ token })}` : ''}`;
}

/** Where an unpaid order is paid: the payment step of the checkout. */
export function payPath(id: string, token: string | null): string {
  return `/checkout/${id}/pay${token ? `?${new URLSearchParams({ token })}` : ''}`;
}
