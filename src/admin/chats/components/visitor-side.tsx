import type { ChatVisitor } from '#chat/agents/queue.server.ts';
import { formatPounds } from '#money/pence.ts';
import { orderReference } from '#orders/order.ts';
import { sayDate } from '#platform/say-date.ts';

/** Who writes: what is in their cart, and what they have ordered. */
export function VisitorSide({ visitor: { name, email, cart, orders } }: { visitor: ChatVisitor }) {
  return (
    <aside aria-label={`About ${name}`} className="grid min-w-0 content-start gap-4">
      <div>
        <h3 className="text-lg">{name}</h3>
        {email ? <p className="text-muted">{email}</p> : <p className="text-muted">Not logged in, so their cart and orders are not shown.</p>}
      </div>
      {email && (
        <>
          <section aria-label="Cart">
            <h4 className="font-semibold">Cart</h4>
            {cart.length === 0 && <p className="text-muted">Empty.</p>}
            <ul>
              {cart.map(({ productId, name: product, quantity, isSample }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of one product
                <li key={at} className="py-1">
                  <a href={`/admin/products/${productId}`} className="staff-row-link">
                    {product}
                  </a>
                  <span className="text-muted">{isSample ? ', sample' : `, ${quantity}`}</span>
                </li>
              ))}
            </ul>
          </section>
          <section aria-label="Orders">
            <h4 className="font-semibold">Orders</h4>
            {orders.length === 0 && <p className="text-muted">None yet.</p>}
            <ul>
              {orders.map(({ id, status, totalPence, createdAt }) => (
                <li key={id} className="py-1 tabular-nums">
                  <a href={`/admin/orders/${id}`} className="staff-row-link">
                    {orderReference(id)}
                  </a>
                  <span className="text-muted">{` ${status}, ${formatPounds(totalPence)}, ${sayDate(createdAt)}`}</span>
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </aside>
  );
}
