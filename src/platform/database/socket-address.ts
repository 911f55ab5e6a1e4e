export type SocketAddress = { host: string; port: number; database?: string; username?: string; password?: string };

/**
 * A postgres:// address that means a Unix socket, as libpq writes them (PostgreSQL manual, 32.1.1.2): `postgres:///shop?host=/run/postgresql`,
 * or with the folder as an escaped host, `postgres://%2Frun%2Fpostgresql/shop`. Null for a host of the network; throws a TypeError for
 * what is no address.
 */
export function socketAddress(text: string): SocketAddress | null {
  const withoutHost = /^(\w+:\/\/)([^/?@]*@)?(?=[/?]|$)/;
  const url = new URL(text.replace(withoutHost, '$1$2localhost'));
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  if (!host.startsWith('/')) return null;
  const given = (part: string | null) => (part ? decodeURIComponent(part) : undefined);
  return {
    host,
    port: Number(url.searchParams.get('port') ?? (url.port || 5432)),
    database: given(url.pathname.slice(1)),
    username: given(url.username || url.searchParams.get('user')),
    password: given(url.password || url.searchParams.get('password')),
  };
}
